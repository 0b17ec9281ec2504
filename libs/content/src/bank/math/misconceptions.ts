/** A typical error: its plain name and what the student did, said to the student. */
export interface Misconception {
  name: string;
  meaning: string;
}

/**
 * Every error that a math item can show, by slug. Models reuse these slugs; a new one needs at
 * least four live items over two models (checks/misconceptions.ts).
 */
export const MATH_MISCONCEPTIONS = {
  'adds-denominators': [
    'Adding straight across',
    'You add or subtract numerators and denominators separately instead of using a common denominator.',
  ],
  'no-common-denominator': [
    'No common denominator',
    'You combine the numerators without rewriting the fractions over one denominator.',
  ],
  'regrouping-slip': [
    'Regrouping error',
    'You lose or gain a whole when a mixed number is carried or regrouped.',
  ],
  'divides-fractions-wrong': [
    'Fraction division error',
    'You use only part of the fraction, or flip the wrong one, when you divide.',
  ],
  'misplaces-decimal': [
    'Decimal point in the wrong place',
    'You move the decimal point too few or too many places.',
  ],
  'percent-decimal-shift': [
    'Percent and decimal mixed up',
    'You forget that percent means per hundred and do not move the point exactly two places.',
  ],
  'digits-as-decimal': [
    'Fraction digits written as a decimal',
    'You write the digits of the fraction around a decimal point instead of dividing.',
  ],
  'takes-complement': [
    'The other part',
    'You give what is missing from the whole instead of the part that was asked for.',
  ],
  'inverts-fraction': [
    'Fraction upside down',
    'You turn the fraction over or divide the larger by the smaller out of habit.',
  ],
  'part-to-part': [
    'Part to part',
    'You compare the part with the other part instead of with the whole.',
  ],
  'wrong-whole': [
    'Wrong base',
    'You divide by a number that is not the whole or the original amount.',
  ],
  'count-as-percent': [
    'Count read as a percent',
    'You take a count for a percent, or a percent for a count, without using the whole.',
  ],
  'percent-as-amount': [
    'Percent used as an amount',
    'You add or subtract the percent number itself instead of that percent of the amount.',
  ],
  'adds-percents': [
    'Percents added',
    'You add or subtract percents that are taken of different amounts.',
  ],
  'percent-of-part': [
    'Percent of the part',
    'You take the percent of the known part instead of finding the whole.',
  ],
  'compares-digits': [
    'Judging by digits',
    'You compare numbers by how their digits look instead of by their size.',
  ],
  'compares-unlike-forms': [
    'Comparing unlike forms',
    'You compare a fraction, a decimal and a percent without writing them in one form.',
  ],
  'ignores-minus-sign': [
    'Minus sign ignored',
    'You order negative numbers as if they were positive.',
  ],
  'sign-error': ['Sign error', 'You lose or add a minus sign along the way.'],
  'left-to-right': [
    'Straight left to right',
    'You work from left to right and add or subtract before multiplying.',
  ],
  'ignores-parentheses': [
    'Parentheses ignored',
    'You work as if the parentheses were not there, or were somewhere else.',
  ],
  'power-as-product': [
    'Power read as a product',
    'You multiply the base by the exponent, or skip the power.',
  ],
  'distributes-partly': [
    'Incomplete distribution',
    'You multiply only one term in the parentheses.',
  ],
  'same-operation-across': [
    'Moves a term without changing its sign',
    'You repeat an operation on the other side instead of undoing it.',
  ],
  'combines-unlike-terms': [
    'Terms combined wrongly',
    'You add terms that should be subtracted, or drop one of them.',
  ],
  'stops-before-dividing': [
    'Stops before the last division',
    'You stop at a multiple of the unknown and do not divide.',
  ],
  'undoes-coefficient-wrong': [
    'Coefficient undone wrongly',
    'You multiply or subtract where you need to divide by the coefficient.',
  ],
  'wrong-step-order': [
    'Steps in the wrong order',
    'You carry out the steps in an order that does not work.',
  ],
  'adds-instead-of-subtracts': [
    'Adds instead of subtracts',
    'You add an amount that has to be taken away.',
  ],
  'subtracts-instead-of-adds': [
    'Subtracts instead of adds',
    'You take away an amount that has to be added.',
  ],
  'multiplies-instead-of-divides': [
    'Multiplies instead of divides',
    'You multiply where the situation calls for division.',
  ],
  'divides-instead-of-multiplies': [
    'Divides instead of multiplies',
    'You divide where the situation calls for multiplication.',
  ],
  'adds-instead-of-multiplies': [
    'Adds instead of multiplies',
    'You add numbers that have to be multiplied.',
  ],
  'stops-early': [
    'Stops one step early',
    'You give the result of a step on the way instead of the final answer.',
  ],
  'answers-other-quantity': [
    'Answers another question',
    'You give a quantity from the problem that was not asked for.',
  ],
  'leaves-out-a-part': ['Leaves out a quantity', 'You leave out one of the quantities that count.'],
  'counts-twice': ['Counts something twice', 'You count one of the quantities twice.'],
  'counts-off-by-one': ['Off by one', 'You count one too many or one too few.'],
  'calculation-slip': ['Calculation slip', 'Your method is right, but one computation is off.'],
  'swaps-quantities': ['Quantities swapped', 'You pair numbers that do not belong together.'],
  'fraction-of-whole': [
    'Fraction of the wrong whole',
    'You take a fraction of the whole that should be taken of the remainder.',
  ],
  'inverts-ratio': ['Ratio upside down', 'You set up the ratio or rate the wrong way around.'],
  'additive-thinking': [
    'Adding instead of scaling',
    'You keep the difference the same where the ratio has to stay the same.',
  ],
  'forgets-to-divide': [
    'Proportion not finished',
    'You multiply across and forget to divide, or divide and forget to multiply.',
  ],
  'wrong-elapsed': [
    'Wrong elapsed amount',
    'You divide by the final reading or by the wrong number of intervals.',
  ],
  'minutes-as-decimals': [
    'Minutes read as decimals',
    'You treat an hour as 100 minutes, or minutes as hundredths of an hour.',
  ],
  'total-instead-of-rate': [
    'Total instead of unit rate',
    'You compare totals, or keep the total, instead of the amount for one unit.',
  ],
  'averages-the-rates': [
    'Plain average of unequal parts',
    'You average values that count for different amounts as if they counted the same.',
  ],
  'forgets-starting-value': [
    'Starting value forgotten',
    'You treat the relation as if it began at zero.',
  ],
  'swaps-fixed-and-variable': [
    'Fixed and variable parts swapped',
    'You multiply the fixed amount and add the amount that repeats.',
  ],
  'reverses-subtraction': [
    'Order of subtraction reversed',
    'You write a subtraction or division in the order of the words.',
  ],
  'reverses-inequality': ['Inequality reversed', 'You point the inequality sign the wrong way.'],
  'wrong-boundary': [
    'Boundary treated wrongly',
    'You include an end that does not belong, or leave out one that does.',
  ],
  'rounds-wrong-way': [
    'Rounded the wrong way',
    'You round up where the next digit says down, or down where it says up.',
  ],
  'rounds-to-wrong-place': [
    'Rounded to another place',
    'You round to a place that was not asked for.',
  ],
  'ignores-remainder': [
    'Remainder handled wrongly',
    'You round in a way that does not fit the situation.',
  ],
  'order-of-magnitude': [
    'Size out of scale',
    'You choose a measure that is ten or more times too large or too small.',
  ],
  'misreads-scale': ['Misreads the scale', 'You misread what one gridline or mark is worth.'],
  'reads-wrong-item': [
    'Reads the wrong part of the display',
    'You read another bar, slice, row or column.',
  ],
  'ignores-direction': [
    'Direction ignored',
    'You look at the size of a change, or the highest point, and not at its direction.',
  ],
  'confuses-mean-median': [
    'Mean, median and mode mixed up',
    'You find another measure of center than the one asked for.',
  ],
  'does-not-sort': [
    'List not sorted',
    'You take the middle of the list before putting it in order.',
  ],
  'confuses-range': [
    'Range mixed up with another value',
    'You use the range, or an extreme value, as if it were the center or the spread asked for.',
  ],
  'wrong-count-in-mean': [
    'Divided by the wrong count',
    'You divide the sum by a number that is not the count of values.',
  ],
  'misreads-shape': [
    'Shape misread',
    'You name a distribution by another feature than its peak and its tail.',
  ],
  'misreads-skew': [
    'Skew named after the peak',
    'You name the skew after the tall side instead of the tail.',
  ],
  'misreads-trend': [
    'Trend misread',
    'You see another direction than the points show, or a trend where there is none.',
  ],
  'swaps-variables': [
    'Variables swapped',
    'You mix up the independent variable, the dependent variable and what is held constant.',
  ],
  'confuses-area-perimeter': [
    'Area and perimeter mixed up',
    'You use the formula of the edge for the inside, or the other way around.',
  ],
  'radius-diameter': [
    'Radius and diameter mixed up',
    'You use the diameter as the radius, or the radius as the diameter.',
  ],
  'forgets-half': [
    'Half forgotten',
    'You leave out the factor one half, or use it where it does not belong.',
  ],
  'wrong-length': ['Wrong length', 'You use a length that does not belong in the formula.'],
  'forgets-pi': ['Pi left out', 'You leave out pi or use another factor in its place.'],
  'does-not-square': ['Power in the formula', 'You square or cube the wrong length, or none.'],
  'composite-error': [
    'Composite figure taken apart wrongly',
    'You add, subtract or overlap the parts of a figure wrongly.',
  ],
  'surface-volume': [
    'Surface and volume mixed up',
    'You find the area of faces instead of the volume, or leave out a dimension.',
  ],
  'skips-conversion': [
    'Units not converted',
    'You compute with numbers in different units, or change only the unit name.',
  ],
  'wrong-direction-conversion': [
    'Converted the wrong way',
    'You multiply by the conversion factor where you need to divide, or the other way around.',
  ],
  'wrong-factor': [
    'Wrong conversion factor',
    'You use a factor that does not belong to these units.',
  ],
  'partial-conversion': [
    'Conversion half done',
    'You convert only one of the units, or skip a step in between.',
  ],
} as const satisfies Record<string, readonly [name: string, meaning: string]>;

export type MathMisconception = keyof typeof MATH_MISCONCEPTIONS;

/** The plain name and the meaning of an error. @throws RangeError for a slug that has none. */
export function misconceptionOf(slug: string): Misconception {
  const found = Object.entries(MATH_MISCONCEPTIONS).find(([id]) => id === slug)?.[1];
  if (found === undefined) throw new RangeError(`no meaning for the misconception ${slug}`);
  return { name: found[0], meaning: found[1] };
}
