import { choice, order, readingSet } from '../authoring.js';

/** The Outlet That Compares: technical text with 6 items. */
export const gfciOutlet = readingSet(
  {
    id: 'reading.gfci-outlet',
    title: 'The Outlet That Compares',
    kind: 'technical',
    text: `The outlets beside a kitchen sink usually carry two small buttons, one marked TEST and the other RESET. They belong to a ground-fault circuit interrupter, or GFCI, and what they protect is not the wiring of the house but the person using it.

An ordinary circuit breaker opens when the current grows so large that it might overheat the wires, typically at fifteen or twenty amperes. A current of less than a tenth of an ampere, far too small to disturb such a breaker, can nevertheless stop a human heart. The GFCI therefore asks a different question. In a healthy circuit the current that leaves through one wire returns through the other, and the two are equal. If the returning current is smaller, some of it must be finding another path to the ground, and that path may be a person who has touched a faulty appliance with one hand and a faucet with the other.

Both wires pass through a ring-shaped sensor. As long as the currents are equal, their magnetic effects cancel; a difference of about five thousandths of an ampere produces a signal that opens the circuit in roughly one-fortieth of a second. The person may feel a shock but is very unlikely to be seriously injured.

The device wears out, and when it does, it may continue to supply power without offering protection. Manufacturers therefore recommend a monthly check: plug in a lamp, press TEST, confirm that the lamp goes out, and press RESET. If the lamp stays lit, the outlet must be replaced.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage on GFCI outlets?',
      [
        'They guard people by cutting off power when less current returns than leaves.',
        'The second and third paragraphs explain that a difference between the currents “opens the circuit.”',
      ],
      [
        [
          'They guard the wires of a house by cutting off currents that grow too large.',
          'confuses-devices',
          'This is the task of an ordinary circuit breaker.',
        ],
        [
          'They have two buttons, which should be pressed about once in every month.',
          'true-but-not-main-idea',
          'The monthly check is the subject of the last paragraph alone.',
        ],
        [
          'They wear out after some years, which makes them riskier than other outlets.',
          'distorts-detail',
          'A worn device offers no protection, but no greater risk than other outlets is claimed.',
        ],
      ],
    ),
    order(
      'key-ideas.directions',
      -0.6,
      'Put the steps of the monthly check in order.',
      'The last paragraph gives the order: “plug in a lamp, press TEST, confirm that the lamp goes out, and press RESET.”',
      'swaps-test-and-reset',
      [
        ['Plug a lamp into the outlet.', 'The check begins with “plug in a lamp.”'],
        ['Press the button marked TEST.', 'Pressing TEST follows the lamp.'],
        ['See whether the lamp has gone out.', 'The user has to “confirm that the lamp goes out.”'],
        ['Press the button marked RESET.', 'RESET is pressed at the end.'],
      ],
    ),
    choice(
      'key-ideas.directions',
      -0.3,
      'During the check the lamp stays on when TEST is pressed. What should the user do?',
      ['Have the outlet replaced', '“If the lamp stays lit, the outlet must be replaced.”'],
      [
        ['Press RESET several times', 'not-stated', 'RESET is pressed when the check succeeds.'],
        [
          'Try again after a month',
          'misreads-detail',
          'The month is the usual interval between checks.',
        ],
        ['Use a lamp of lower power', 'not-stated', 'The power of the lamp is not mentioned.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'Why does an ordinary circuit breaker fail to protect a person who touches a faulty appliance?',
      [
        'The dangerous current is too small to open it.',
        'A current “far too small to disturb such a breaker, can nevertheless stop a human heart.”',
      ],
      [
        [
          'The dangerous current flows in the wrong wire.',
          'not-stated',
          'The breaker responds to the size of the current.',
        ],
        [
          'The breaker is tested less often than a GFCI.',
          'not-stated',
          'Testing of breakers is not mentioned.',
        ],
        [
          'The breaker is too far away from the faucet.',
          'not-stated',
          'Its distance is not mentioned.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.2,
      'The statement that the GFCI “asks a different question” means that the device',
      [
        'responds to another property of the circuit.',
        'The breaker checks whether the current is too large; the GFCI checks whether the two currents are equal.',
      ],
      [
        [
          'requires its user to press a second button.',
          'too-literal',
          'No question is put to the user.',
        ],
        [
          'raises doubts about the safety of breakers.',
          'misreads-figure',
          'The device measures and does not doubt.',
        ],
        [
          'gives the user a warning before it acts.',
          'not-stated',
          'It opens the circuit without a warning.',
        ],
      ],
    ),
    choice(
      'integration.evidence',
      0.6,
      'In which situation would a GFCI most likely open the circuit?',
      [
        'A hair dryer leaks a small current through a wet hand to the ground.',
        'Some current then returns by another path, so the currents in the two wires differ.',
      ],
      [
        [
          'A heater draws a large current that returns fully in the other wire.',
          'confuses-devices',
          'The currents are equal, so the sensor gives no signal.',
        ],
        [
          'A lamp that is plugged into the outlet is switched off by its owner.',
          'not-stated',
          'Switching off leaves both currents at zero and so equal.',
        ],
        [
          'A toaster is unplugged while the other appliances are still in use.',
          'not-stated',
          'Unplugging causes no difference between the currents.',
        ],
      ],
    ),
  ],
);
