// The reader's own fonts have every letter of the languages, in each of the font stacks: what is drawn is not the box that
// stands for a letter that no font has.
import { expect, test } from './helpers/test';

const LETTERS: Record<string, string> = {
  Kyrgyz: 'ңөүҢӨҮ',
  Kazakh: 'әғқңөұүһіӘҒҚҢӨҰҮҺІ',
  Khakas: 'ғңӧӱҷіҒҢӦӰҶІ',
  Russian: 'ёъыэЁЪЫЭ',
};
const STACKS = ['--serif', '--sans', '--mono'];

test('every letter is drawn in every font stack, and none is the box of a letter that is lacking', async ({ page }) => {
  await page.goto('./#/');
  await page.evaluate(() => document.fonts.ready);
  const letters = [...new Set(Object.values(LETTERS).join(''))];
  const found = await page.evaluate(
    ([stacks, letters]) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 96;
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      const drawn = (letter: string, font: string) => {
        context.clearRect(0, 0, 96, 96);
        context.font = `64px ${font}`;
        context.fillText(letter, 16, 72);
        return [...context.getImageData(0, 0, 96, 96).data].filter((_, i) => i % 4 === 3).join();
      };
      return stacks.map((stack) => {
        const font = getComputedStyle(document.documentElement).getPropertyValue(stack);
        const [box, lacking, blank] = ['\uffff', '\u{e123}', ' '].map((letter) => drawn(letter, font));
        const pictures = letters.map((letter) => drawn(letter, font));
        return {
          stack,
          known: font.length > 0,
          // A letter that no font has looks like the box: without this the comparison would say nothing.
          boxed: lacking === box,
          empty: letters.filter((_, i) => pictures[i] === box || pictures[i] === blank),
          alike: letters.filter((_, i) => pictures.indexOf(pictures[i]) !== i),
        };
      });
    },
    [STACKS, letters] as const,
  );
  for (const { stack, ...rest } of found) {
    expect(rest, stack).toEqual({ known: true, boxed: true, empty: [], alike: [] });
  }
});
