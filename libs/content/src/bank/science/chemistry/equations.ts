/** A reaction with the smallest whole coefficients; formulas in plain text such as `Fe2O3`. */
export interface Equation {
  reactants: readonly string[];
  products: readonly string[];
  coefficients: readonly number[];
}

export const EQUATIONS: readonly Equation[] = [
  { reactants: ['H2', 'O2'], products: ['H2O'], coefficients: [2, 1, 2] },
  { reactants: ['N2', 'H2'], products: ['NH3'], coefficients: [1, 3, 2] },
  { reactants: ['Fe', 'O2'], products: ['Fe2O3'], coefficients: [4, 3, 2] },
  { reactants: ['Al', 'O2'], products: ['Al2O3'], coefficients: [4, 3, 2] },
  { reactants: ['C3H8', 'O2'], products: ['CO2', 'H2O'], coefficients: [1, 5, 3, 4] },
  { reactants: ['CH4', 'O2'], products: ['CO2', 'H2O'], coefficients: [1, 2, 1, 2] },
  { reactants: ['KClO3'], products: ['KCl', 'O2'], coefficients: [2, 2, 3] },
  { reactants: ['Na', 'H2O'], products: ['NaOH', 'H2'], coefficients: [2, 2, 2, 1] },
  { reactants: ['Al', 'HCl'], products: ['AlCl3', 'H2'], coefficients: [2, 6, 2, 3] },
  { reactants: ['Fe2O3', 'CO'], products: ['Fe', 'CO2'], coefficients: [1, 3, 2, 3] },
  { reactants: ['C6H12O6', 'O2'], products: ['CO2', 'H2O'], coefficients: [1, 6, 6, 6] },
  { reactants: ['Ca', 'HCl'], products: ['CaCl2', 'H2'], coefficients: [1, 2, 1, 1] },
  { reactants: ['P4', 'O2'], products: ['P2O5'], coefficients: [1, 5, 2] },
];

/** A formula as TeX text: `H2O` gives `\text{H}_{2}\text{O}`. */
export function formulaTex(formula: string): string {
  return formula.replace(/([A-Z][a-z]?)(\d*)/g, (_all, symbol: string, count: string) =>
    count === '' ? `\\text{${symbol}}` : `\\text{${symbol}}_{${count}}`,
  );
}

/** Atoms of each element in a formula without parentheses. */
export function atomsOf(formula: string): Map<string, number> {
  const atoms = new Map<string, number>();
  for (const [, symbol = '', count = ''] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + (count === '' ? 1 : Number(count)));
  }
  return atoms;
}
