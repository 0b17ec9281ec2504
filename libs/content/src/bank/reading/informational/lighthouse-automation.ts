import { choice, order, readingSet, select } from '../authoring.js';

/** The Light Without a Keeper: informational text with 7 items. */
export const lighthouseAutomation = readingSet(
  {
    id: 'reading.lighthouse-automation',
    title: 'The Light Without a Keeper',
    kind: 'informational',
    text: `For most of the nineteenth century, a lighthouse was a workplace as much as a landmark. Keepers trimmed wicks, carried oil up long staircases, and polished the glass prisms that bent a modest flame into a beam visible many miles at sea. In towers with a revolving lens, someone also had to wind a heavy clockwork weight every few hours, all night, in every season.

The end of that routine came gradually. Around 1907 the Swedish engineer Gustaf Dalén introduced a valve that responded to daylight: when the sun rose, a blackened rod absorbed warmth, expanded slightly, and shut off the gas. At dusk the rod cooled, and the lamp relit itself. A light that could put itself out at dawn no longer required a person to stand beside it, and buoys and remote beacons soon burned unattended for months.

Electricity completed the change. Motors replaced clockwork, automatic changers swung a fresh bulb into position when one failed, and remote alarms reported trouble to a distant office. By the end of the twentieth century, nearly all lighthouses in the United States had been automated.

What disappeared with the keepers was less visible than the lamp. They had rescued boaters, recorded the weather, and noticed storms before any forecast did. A sensor can report that a bulb is dark; it cannot report that a small boat has failed to return.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.1,
      'Which sentence best summarizes the passage about lighthouses?',
      [
        "Inventions gradually took over the tasks of tending the lamps, though the people's wider watchfulness was lost.",
        'The passage traces the steps of automation and closes with “What disappeared with the keepers was less visible than the lamp.”',
      ],
      [
        [
          "Dalén's daylight valve allowed buoys and remote beacons to burn for months without anyone standing beside them.",
          'true-but-not-main-idea',
          'The valve is one step, in the second paragraph; the passage also covers clockwork, electricity, and what was lost.',
        ],
        [
          'Electric motors and bulb changers have made coastal navigation much safer than it was in the nineteenth century.',
          'not-stated',
          'The passage never compares the safety of navigation then and now.',
        ],
        [
          'Technology of every kind tends to replace skilled workers, and communities are poorer when those workers leave.',
          'too-broad',
          'The passage speaks of one kind of workplace, not of technology and workers in general.',
        ],
      ],
    ),
    order(
      'key-ideas.sequence',
      0.2,
      "Put the daily steps of Dalén's valve in order, beginning at sunrise.",
      'The second paragraph gives the chain: the rod “absorbed warmth, expanded slightly, and shut off the gas. At dusk the rod cooled, and the lamp relit itself.”',
      'reverses-cause-and-effect',
      [
        ['A blackened rod absorbs warmth from the sun.', 'The chain starts “when the sun rose.”'],
        [
          'The rod grows slightly longer or wider.',
          'Having absorbed warmth, it “expanded slightly.”',
        ],
        ['The flow of gas to the lamp is cut off.', 'The expansion “shut off the gas.”'],
        ['The rod loses its warmth at the end of the day.', '“At dusk the rod cooled.”'],
        ['The lamp begins to burn again.', 'Last, “the lamp relit itself.”'],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.6,
      'As it is used in the first paragraph, “modest” most nearly means',
      [
        'fairly small.',
        'The prisms turn the flame into “a beam visible many miles at sea,” a contrast that makes sense only if the flame itself is small.',
      ],
      [
        [
          'shy about praise.',
          'wrong-sense-of-word',
          'Shyness is a sense of the word for people; here it describes a flame.',
        ],
        [
          'simply decorated.',
          'wrong-sense-of-word',
          'A plain style is a sense used of houses or clothes; the sentence is about the strength of the light.',
        ],
        [
          'carefully guarded.',
          'sounds-plausible',
          'Keepers did look after the flame, but the sentence contrasts its size with the reach of the beam.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.3,
      'How does the final paragraph relate to the rest of the passage?',
      [
        'It turns from the machinery to a cost of replacing people.',
        'The earlier paragraphs describe devices; the last begins with “What disappeared with the keepers” and lists human services.',
      ],
      [
        [
          'It offers a further example of the progress described earlier.',
          'misses-contrast',
          'The last paragraph names something lost, not another improvement.',
        ],
        [
          'It argues that automated towers ought to be staffed once more.',
          'goes-beyond-text',
          'The author notes the loss but proposes no return of keepers.',
        ],
        [
          'It explains the technical reason that made the change possible.',
          'wrong-paragraph',
          'The technical reasons stand in the second and third paragraphs.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      "What can the reader infer about beacons before Dalén's valve was introduced?",
      [
        'Someone had to be near them to put the flame out by day.',
        'After the valve a light “no longer required a person to stand beside it,” which implies that earlier lights did.',
      ],
      [
        [
          'They were placed at spots where no boats were expected to pass.',
          'not-stated',
          'The passage says nothing of where beacons stood in relation to boats.',
        ],
        [
          'They were powered by electric current carried out from shore.',
          'wrong-time-order',
          'Electricity appears in the third paragraph, after the valve.',
        ],
        [
          'They could not be seen by sailors more than a mile away.',
          'opposite',
          'The first paragraph describes beams “visible many miles at sea” before the valve.',
        ],
      ],
    ),
    select(
      'integration.evidence',
      0.6,
      'Which **two** conclusions does the passage support?',
      [
        [
          'Automation changed more than the way that a lamp was lit.',
          'The last paragraph lists rescues and weather records that ended with the keepers.',
        ],
        [
          'No single invention brought about the unattended lighthouse.',
          'The valve, motors, bulb changers, and remote alarms all play a part.',
        ],
      ],
      [
        [
          'Keepers were dismissed as soon as the daylight valve appeared.',
          'ignores-qualifier',
          'The passage says the end “came gradually.”',
        ],
        [
          'Forecasts today miss storms that keepers would have reported.',
          'overgeneralises',
          "Keepers noticed storms before the forecasts of their own time; today's forecasts are not discussed.",
        ],
        [
          'Bulbs in automated towers fail more often than oil lamps did.',
          'not-stated',
          'The passage mentions changers for failed bulbs but makes no comparison with oil lamps.',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.3,
      'Which statement from the passage is a judgment rather than a plain fact?',
      [
        'What disappeared was less visible than the lamp.',
        'It weighs losses against each other, which cannot be measured.',
      ],
      [
        [
          'Motors replaced clockwork in the towers.',
          'mistakes-fact-for-opinion',
          'The change of machinery can be documented.',
        ],
        [
          'A weight was wound every few hours.',
          'mistakes-fact-for-opinion',
          'The routine can be documented.',
        ],
        [
          'Gustaf Dalén introduced a valve.',
          'mistakes-fact-for-opinion',
          'The invention can be documented.',
        ],
      ],
    ),
  ],
);
