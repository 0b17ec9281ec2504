/** Elements with atomic number, a common isotope and, where they form one, the charge of the usual ion. */
interface Element {
  name: string;
  symbol: string;
  protons: number;
  massNumber: number;
  charge?: number;
}

export const ELEMENTS: readonly Element[] = [
  { name: 'lithium', symbol: 'Li', protons: 3, massNumber: 7, charge: 1 },
  { name: 'carbon', symbol: 'C', protons: 6, massNumber: 14 },
  { name: 'nitrogen', symbol: 'N', protons: 7, massNumber: 15, charge: -3 },
  { name: 'oxygen', symbol: 'O', protons: 8, massNumber: 18, charge: -2 },
  { name: 'fluorine', symbol: 'F', protons: 9, massNumber: 19, charge: -1 },
  { name: 'sodium', symbol: 'Na', protons: 11, massNumber: 23, charge: 1 },
  { name: 'magnesium', symbol: 'Mg', protons: 12, massNumber: 25, charge: 2 },
  { name: 'aluminum', symbol: 'Al', protons: 13, massNumber: 27, charge: 3 },
  { name: 'phosphorus', symbol: 'P', protons: 15, massNumber: 31, charge: -3 },
  { name: 'sulfur', symbol: 'S', protons: 16, massNumber: 34, charge: -2 },
  { name: 'chlorine', symbol: 'Cl', protons: 17, massNumber: 37, charge: -1 },
  { name: 'potassium', symbol: 'K', protons: 19, massNumber: 39, charge: 1 },
  { name: 'calcium', symbol: 'Ca', protons: 20, massNumber: 44, charge: 2 },
  { name: 'iron', symbol: 'Fe', protons: 26, massNumber: 56, charge: 3 },
  { name: 'cobalt', symbol: 'Co', protons: 27, massNumber: 60, charge: 2 },
  { name: 'bromine', symbol: 'Br', protons: 35, massNumber: 79, charge: -1 },
  { name: 'iodine', symbol: 'I', protons: 53, massNumber: 131, charge: -1 },
];

/** `Na+`, `S2−`: an ion's symbol in TeX. */
export function ionTex(element: Element, charge: number): string {
  const size = Math.abs(charge) === 1 ? '' : Math.abs(charge);
  return `$\\text{${element.symbol}}^{${size}${charge > 0 ? '+' : '-'}}$`;
}
