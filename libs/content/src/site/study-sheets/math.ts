import type { StudySheet } from './types.js';

export const mathSheet: StudySheet = {
  subject: 'math',
  lead: 'Cover the right side of a line, say it, uncover it. What you cannot say yet is what to practice next.',
  parts: [
    {
      area: 'math.numbers',
      blocks: [
        {
          heading: 'Worth memorizing',
          body: `| Fraction | Decimal | Percent |
| --- | --- | --- |
| $\\frac{1}{2}$ | 0.5 | 50% |
| $\\frac{1}{3}$ | 0.333… | 33.3% |
| $\\frac{1}{4}$ | 0.25 | 25% |
| $\\frac{1}{5}$ | 0.2 | 20% |
| $\\frac{1}{6}$ | 0.1666… | 16.7% |
| $\\frac{1}{8}$ | 0.125 | 12.5% |
| $\\frac{1}{10}$ | 0.1 | 10% |
| $\\frac{2}{3}$ | 0.666… | 66.7% |
| $\\frac{3}{4}$ | 0.75 | 75% |`,
        },
        {
          heading: 'From one form to another',
          body: `- **Fraction to decimal:** divide the top by the bottom. $\\frac{3}{8} = 3 \\div 8 = 0.375$
- **Decimal to percent:** times 100, two places to the right. 0.07 = 7%
- **Percent to fraction:** over 100, then reduce. 45% = $\\frac{45}{100} = \\frac{9}{20}$
- **Mixed to improper:** whole × bottom + top. $2\\frac{3}{5} = \\frac{13}{5}$`,
        },
        {
          heading: 'Fractions',
          body: `- **Add or subtract:** make the bottoms equal, then work on the tops only. $\\frac{1}{4} + \\frac{1}{6} = \\frac{3}{12} + \\frac{2}{12} = \\frac{5}{12}$
- **Multiply:** top × top over bottom × bottom. $\\frac{2}{3} \\times \\frac{5}{8} = \\frac{10}{24} = \\frac{5}{12}$
- **Divide:** turn the second one over and multiply. $\\frac{3}{4} \\div \\frac{2}{5} = \\frac{3}{4} \\times \\frac{5}{2} = \\frac{15}{8}$
- **Compare:** as decimals, or cross-multiply. $\\frac{5}{8} > \\frac{3}{5}$, as 5 × 5 = 25 and 3 × 8 = 24`,
        },
        {
          heading: 'Order of operations and signs',
          body: `Parentheses, then powers, then × and ÷ from left to right, then + and − from left to right.

$20 - 2 \\times (5 - 2)^2 = 20 - 2 \\times 9 = 2$

- Like signs multiply or divide to plus, unlike signs to minus.
- Subtracting a negative is adding: $4 - (-3) = 7$
- Farther left on the number line is less: $-5 < -2$`,
        },
        {
          heading: 'Percents',
          body: `- **Part** = percent × whole. 15% of 80 = 0.15 × 80 = 12
- **Percent** = part ÷ whole × 100. 9 of 36 is 25%
- **Whole** = part ÷ percent. 12 is 30% of 12 ÷ 0.30 = 40
- **Change** = (new − old) ÷ **old** × 100. From 40 to 50 is +25%; from 50 to 40 is −20%
- **One after the other:** multiply the factors. −20%, then +10%: 0.80 × 1.10 = 0.88, so −12%`,
        },
        {
          heading: 'Ratios, proportions and rates',
          body: `- **Proportion:** same units in the same places, then cross-multiply. $\\frac{3}{5} = \\frac{x}{20}$ gives 5x = 60, so x = 12
- **Parts of a ratio 2 : 3:** 5 parts in all; the shares are $\\frac{2}{5}$ and $\\frac{3}{5}$.
- **Unit rate:** divide, so that one is below. 240 miles in 4 hours is 60 miles an hour.
- **Mean speed** = whole distance ÷ whole time, not simply the mean of the speeds.
- **Slope** = change of y ÷ change of x`,
        },
        {
          heading: 'Equations and inequalities',
          body: `Do the same on both sides, and undo what was done last first.

1. Multiply out the parentheses: 3(x − 2) = 3x − 6
2. Gather x on one side and numbers on the other.
3. Divide by the number before x, and check in the first line.

An inequality turns around when you multiply or divide by a **negative** number: −2x < 6 gives x > −3.`,
        },
        {
          heading: 'Words into signs',
          body: `| Words | Signs |
| --- | --- |
| 5 more than n | n + 5 |
| 5 less than n | n − 5 |
| twice n, n doubled | 2n |
| the quotient of n and 4 | n ÷ 4 |
| at least 5, no less than 5 | $n \\ge 5$ |
| at most 5, no more than 5 | $n \\le 5$ |
| of (a share of) | × |
| per, each | ÷ or × by the rate |`,
        },
        {
          heading: 'Rounding and estimating',
          body: `Look at one digit only, the one to the right of the place: 5 or more rounds up, 4 or less stays. 3.847 to the tenth is 3.8.

Round the numbers before you calculate when an answer is to be “about,” and check every exact answer that way: 19.6 × 4.1 has to be near 80.`,
        },
      ],
    },
    {
      area: 'math.data',
      blocks: [
        {
          heading: 'Metric units',
          body: `kilo = 1,000 · centi = 0.01 · milli = 0.001 · micro = 0.000001

- 1 km = 1,000 m · 1 m = 100 cm · 1 cm = 10 mm
- 1 kg = 1,000 g · 1 g = 1,000 mg · 1 mg = 1,000 mcg
- 1 L = 1,000 mL · 1 mL = 1 cubic centimeter

To a smaller unit the number grows: multiply. To a larger unit it shrinks: divide.`,
        },
        {
          heading: 'Units between the systems',
          body: `| Length | Weight and volume |
| --- | --- |
| 1 in = 2.54 cm | 1 kg ≈ 2.2 lb |
| 1 ft = 12 in | 1 lb = 16 oz |
| 1 yd = 3 ft | 1 fl oz ≈ 30 mL |
| 1 mi = 5,280 ft | 1 cup = 8 fl oz |
| 1 mi ≈ 1.6 km | 1 pint = 2 cups |
|  | 1 quart = 2 pints |
|  | 1 gallon = 4 quarts |
|  | 1 tsp ≈ 5 mL, 1 tbsp ≈ 15 mL |

**Temperature:** $F = \\frac{9}{5}C + 32$ and $C = \\frac{5}{9}(F - 32)$. Body: 37°C = 98.6°F`,
        },
        {
          heading: 'A conversion that can’t go wrong',
          body: `Write the units into fractions that equal 1, so that they cancel.

$3 \\text{ ft} \\times \\frac{12 \\text{ in}}{1 \\text{ ft}} \\times \\frac{2.54 \\text{ cm}}{1 \\text{ in}} = 91.44 \\text{ cm}$

Areas convert twice, volumes three times: 1 square foot is 144 square inches.`,
        },
        {
          heading: 'Shapes',
          body: `| Shape | Formula |
| --- | --- |
| Rectangle, perimeter | 2 × length + 2 × width |
| Rectangle, area | length × width |
| Triangle, area | $\\frac{1}{2}$ × base × height |
| Parallelogram, area | base × height |
| Trapezoid, area | $\\frac{1}{2}$ × (a + b) × height |
| Circle, circumference | $2 \\times \\pi \\times r = \\pi \\times d$ |
| Circle, area | $\\pi \\times r^2$ |
| Box, volume | length × width × height |
| Cylinder, volume | $\\pi \\times r^2 \\times h$ |
| Right triangle | $a^2 + b^2 = c^2$ |

The height stands at a right angle to the base. Diameter given? Halve it first. Odd shapes: cut into rectangles, or take a piece off a large one.`,
        },
        {
          heading: 'Center and spread',
          body: `- **Mean:** sum ÷ number of values. A missing value: mean × number − the sum of the others.
- **Median:** the middle of the **ordered** list; of two in the middle, their mean.
- **Mode:** the most frequent value. There may be none, or several.
- **Range:** greatest − least.

An outlier pulls the mean and the range, and hardly the median.`,
        },
        {
          heading: 'Shape of a distribution',
          body: `- **Symmetric:** both sides alike; mean and median about equal.
- **Skewed right:** the long tail is on the right; the mean is above the median.
- **Skewed left:** the long tail is on the left; the mean is below the median.
- **Uniform:** all bars about equally high. **Bimodal:** two peaks.`,
        },
        {
          heading: 'Two variables',
          body: `- The **independent** variable is chosen or comes first (horizontal axis); the **dependent** one answers it (vertical axis).
- **Positive:** both rise together. **Negative:** one rises as the other falls.
- The closer the points to a line, the stronger the relation.
- Going together is not yet cause and effect.`,
        },
        {
          heading: 'Reading tables and graphs',
          body: `Before the question: the title, both axes, their units, where the scale starts, the key. Then put a finger on the value.

- **Bars** compare groups, **lines** show change, a **pie** shows shares of a whole, a **histogram** counts values in intervals.
- Share of a pie: percent × whole. Its angle: percent × 360°.
- “How many **more**” is a difference, “how many **times**” a quotient.`,
        },
      ],
    },
  ],
};
