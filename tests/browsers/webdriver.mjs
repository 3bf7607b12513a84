// A small WebDriver client (W3C WebDriver, level 2): starts a driver, speaks HTTP with it, ends it.

import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** A port that nobody uses. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** One browser. */
export class Session {
  /** Starts `program` with the words that `words(port)` gives, and a browser with `capabilities`. */
  static async open(program, words, capabilities, env = {}) {
    const port = await freePort();
    const driver = spawn(program, words(port), { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] });
    let complaints = "";
    driver.stderr.on("data", (text) => (complaints += text));
    const session = new Session(driver, `http://127.0.0.1:${port}`);
    try {
      await session.until("the driver answers", async () => (await fetch(`${session.address}/status`)).ok, 20_000);
      const { sessionId } = await session.ask("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
      session.address += `/session/${sessionId}`;
    } catch (error) {
      driver.kill();
      throw new Error(`${error.message}\n${complaints}`);
    }
    return session;
  }

  constructor(driver, address) {
    Object.assign(this, { driver, address });
  }

  async ask(method, path, body) {
    const headers = { "content-type": "application/json; charset=utf-8" };
    const answer = await fetch(this.address + path, { method, headers, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  goTo(url) {
    return this.ask("POST", "/url", { url });
  }

  /** Reloads as the page itself does: geckodriver's own reload goes past the service worker. */
  async reload() {
    await this.run("globalThis.isOld = true; setTimeout(() => location.reload());");
    await this.until("the page is a new one", () => this.run("return !globalThis.isOld && document.readyState === 'complete'"));
  }

  /** What a function's body returns in the page. */
  run(script, ...args) {
    return this.ask("POST", "/execute/sync", { script, args });
  }

  /** What a function's body hands to its last argument in the page. */
  later(script, ...args) {
    return this.ask("POST", "/execute/async", { script, args });
  }

  /** Clicks the middle of the first element that fits, as a mouse does. By its place: to some drivers an SVG group is no target. */
  async click(selector) {
    const [x, y] = await this.run(
      'const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);',
      selector,
    );
    const actions = [
      { type: "pointerMove", duration: 0, origin: "viewport", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.ask("POST", "/actions", { actions: [mouse] });
  }

  /** Waits until a question is answered with yes; the last answer or error is told when it never is. */
  async until(what, question, time = 30_000) {
    const end = Date.now() + time;
    for (let last = "no answer"; ; await pause(100)) {
      try {
        const answer = await question();
        if (answer) return answer;
        last = answer;
      } catch (error) {
        last = error.message;
      }
      if (Date.now() > end) throw new Error(`waited in vain until ${what}: ${last}`);
    }
  }

  async close() {
    await this.ask("DELETE", "").catch(() => {});
    this.driver.kill();
  }
}
