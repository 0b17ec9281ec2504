import { generateModel } from '../src/bank/kit/generate.js';
import { mathBank } from '../src/bank/math/index.js';
import { plainText } from '../src/bank/checks/text.js';
const [, , from, to] = process.argv;
for (const m of mathBank.models.slice(Number(from), Number(to))) {
  const it: any = generateModel(m)[3]?.item;
  console.log(`${m.id.slice(5)}: ${plainText(it.stem).slice(0, 90)}…\n  WHY ${[it.why].flat().map((w: string) => plainText(w ?? '')).join(' / ')}\n  KEEP ${it.remember}`);
}
