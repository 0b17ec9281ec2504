import { readBuiltBank, type WholeBank } from './whole-bank/built.js';

/**
 * Every live item and every passage. The build generates them once; without a build of the current
 * sources, they're generated now, which takes seconds.
 */
export async function wholeBank(): Promise<WholeBank> {
  const built = readBuiltBank();
  if (built !== undefined) return built;
  const { allPassages, generateBank } = await import('./bank.js');
  return { items: generateBank().map(({ item }) => item), passages: allPassages() };
}

export type { BankItem } from './bank/kit/types.js';
