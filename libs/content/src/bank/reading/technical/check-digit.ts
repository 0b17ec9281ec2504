import { choice, order, readingSet, supply } from '../authoring.js';

/** The Number That Checks Itself: technical text with 6 items. */
export const checkDigit = readingSet(
  {
    id: 'reading.check-digit',
    title: 'The Number That Checks Itself',
    kind: 'technical',
    text: `Every retail bar code in North America ends with a digit that identifies nothing. The first eleven digits of a twelve-digit code name the manufacturer and the product; the twelfth exists solely to reveal mistakes in the others.

The rule for producing it can be applied with a pencil. Add the digits in the odd positions, that is, the first, third, fifth, seventh, ninth, and eleventh, and multiply the sum by three. To that product add the digits in the even positions from the second to the tenth. The check digit is whatever must be added to the total to reach the next multiple of ten. If the total is 58, the check digit is 2; if the total is already a multiple of ten, the check digit is 0.

When a scanner reads a code, it repeats the calculation and compares its result with the final digit. Should a scratch cause one digit to be misread, the results will disagree, and the scanner remains silent instead of charging a customer for the wrong article. Multiplying by three matters because it treats neighbors differently: if a clerk who types the number exchanges two adjacent digits, the total usually changes. The protection is not complete. An exchange of two neighbors that differ by five, such as 1 and 6, alters the total by exactly ten, and so the error passes unnoticed.

The design reflects a compromise. A longer check would detect more mistakes but would require more space and more typing, and in a grocery store one digit catches nearly everything that goes wrong.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage?',
      [
        'A single digit at the end of a bar code lets a scanner catch most errors.',
        'The passage explains how the twelfth digit is produced and that it “catches nearly everything that goes wrong.”',
      ],
      [
        [
          'A clerk who types a bar code is likely to exchange two adjacent digits.',
          'distorts-detail',
          'The exchange of digits is one kind of error and is not called likely.',
        ],
        [
          'A manufacturer can be found by its digits in every bar code on a label.',
          'true-but-not-main-idea',
          'This is mentioned in the first paragraph as background.',
        ],
        [
          'A longer check would be better for grocery stores than a check of one digit.',
          'contradicts-text',
          'One digit is described as a sensible compromise.',
        ],
      ],
    ),
    supply(
      'key-ideas.directions',
      0.7,
      'The digits in the odd positions of a code add up to 20, and the digits in the even positions from the second to the tenth add up to 14. What is the check digit? Type the number.',
      {
        answer: '6',
        kind: 'number',
        rationale:
          'Three times 20 is 60, and 60 + 14 = 74; the next multiple of ten is 80, so the check digit is 80 − 74 = 6.',
      },
      [
        [
          '4',
          'takes-last-digit-of-total',
          'This is the last digit of the total 74 and not what is missing to 80.',
        ],
        [
          '8',
          'multiplies-even-positions',
          'Multiplying the even sum gives 20 + 42 = 62 and the digit 8, but it is the odd sum that is multiplied.',
        ],
      ],
    ),
    order(
      'key-ideas.directions',
      0.0,
      'Put the steps for producing a check digit in order.',
      'The second paragraph gives the order: add the odd positions, multiply by three, add the even positions, and find what is missing to the next multiple of ten.',
      'multiplies-too-late',
      [
        ['Add the digits in the odd positions.', 'The rule begins with the odd positions.'],
        ['Multiply the sum by three.', 'The sum of the odd positions is multiplied.'],
        ['Add the digits in the even positions.', 'They are added “to that product.”'],
        ['Find the next multiple of ten.', 'The total is compared with the next multiple of ten.'],
        [
          'Take the difference as the check digit.',
          'The check digit “must be added to the total to reach the next multiple of ten.”',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.0,
      'What does it mean when the scanner “remains silent”?',
      [
        'It has not accepted the code that it read.',
        'The results disagree, and it does so “instead of charging a customer for the wrong article.”',
      ],
      [
        [
          'It has found the price to be already paid.',
          'not-stated',
          'Payment is not what the scanner compares.',
        ],
        [
          'It has been switched off to save power.',
          'not-stated',
          'The silence is a response to an error.',
        ],
        [
          'It has replaced the digit with another.',
          'goes-beyond-text',
          'The scanner detects a mistake but does not correct it.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.8,
      'Which exchange of neighboring digits would the check fail to detect?',
      ['2 and 7', 'These differ by five, and such an exchange “alters the total by exactly ten.”'],
      [
        ['2 and 6', 'miscounts-difference', 'These differ by four, so the total changes by eight.'],
        ['3 and 4', 'miscounts-difference', 'These differ by one, so the total changes by two.'],
        [
          '1 and 9',
          'miscounts-difference',
          'These differ by eight, so the total changes by sixteen.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.4,
      'Why does the author describe the design as “a compromise”?',
      [
        'To explain why a more powerful check is not used',
        'A longer check “would detect more mistakes but would require more space and more typing.”',
      ],
      [
        [
          'To complain that grocery stores accept too many errors',
          'misreads-tone',
          'The author says that one digit catches nearly everything.',
        ],
        [
          'To describe a dispute between two manufacturers',
          'wrong-sense-of-word',
          'The compromise is between accuracy and effort.',
        ],
        [
          'To suggest that bar codes will soon be replaced',
          'not-stated',
          'Replacement is not mentioned.',
        ],
      ],
    ),
  ],
);
