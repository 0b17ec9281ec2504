import { choice, readingSet, supply } from '../authoring.js';

/** When Noon Was Local: informational text with 7 items. */
export const standardTime = readingSet(
  {
    id: 'reading.standard-time',
    title: 'When Noon Was Local',
    kind: 'informational',
    text: `Before the railroad, every town kept its own time. Noon was the moment when the sun stood highest over the courthouse, so that clocks in two cities a few hundred miles apart disagreed by several minutes, and nobody minded, because nobody could travel quickly enough to notice the difference.

Trains made the differences both noticeable and dangerous. By the early 1880s North American railroads were operating on roughly fifty separate time standards, and a large station might display several clocks, each belonging to a different company. Passengers missed connections; dispatchers, who had to keep two trains from occupying the same single track, lived with the possibility of a deadly arithmetic mistake.

The companies finally solved the problem among themselves. On Sunday, November 18, 1883, they adopted a system of zones, each one hour apart. In the eastern part of each zone clocks had to be stopped for some minutes or set back when the signal came by telegraph, and the day entered memory as the “day of two noons.” No law had required the change, and some towns resented it. One newspaper complained that people would now have to eat, sleep, and work by railroad time. Yet most communities conformed within months, for the sake of convenience.

Congress did not make the zones official until 1918, 35 years after ordinary people had set their watches by them. The law had merely caught up with the timetable.`,
  },
  [
    choice(
      'key-ideas.summarise',
      0.0,
      'Which statement best summarizes the passage about timekeeping?',
      [
        'Railroads, for their own reasons, created the shared time that law later confirmed.',
        'The companies “solved the problem among themselves” in 1883, and Congress followed in 1918.',
      ],
      [
        [
          'Railroads displayed several clocks in a station, which caused travelers to miss trains.',
          'true-but-not-main-idea',
          'This is one symptom of the problem, described in the second paragraph.',
        ],
        [
          'Congress created time zones so that dispatchers could avoid collisions on single tracks.',
          'contradicts-text',
          'The companies created the zones; “no law had required the change.”',
        ],
        [
          'Towns gave up the sun as a clock because travelers had long complained about confusion.',
          'not-stated',
          'Before the railroad “nobody minded”; no campaign by travelers is described.',
        ],
      ],
    ),
    supply(
      'key-ideas.locate',
      -0.8,
      "How many years passed between the railroads' adoption of zones and their approval by Congress? Type the number.",
      {
        answer: '35',
        kind: 'number',
        rationale:
          'The last paragraph says that Congress acted in 1918, “35 years after” people had set their watches by the zones in 1883.',
        unit: 'years',
      },
      [
        [
          '50',
          'wrong-detail',
          'Fifty is about the number of time standards in use in the early 1880s.',
        ],
        ['45', 'subtraction-slip', 'From 1883 to 1918 is 35 years, as the last paragraph states.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.0,
      'Why did differences between local clocks cause little trouble before trains?',
      [
        'Travel was too slow for people to become aware of them.',
        'The first paragraph says that “nobody could travel quickly enough to notice the difference.”',
      ],
      [
        [
          'Towns used the telegraph to compare and correct clocks.',
          'wrong-time-order',
          'The telegraph signal belongs to the change in 1883.',
        ],
        [
          'Few people of that period had any reason to go to a city.',
          'not-stated',
          'The passage does not say how many people visited cities.',
        ],
        [
          'Courthouses in neighboring cities agreed upon a noon hour.',
          'contradicts-text',
          "Each town's noon depended on its own sun.",
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      -0.4,
      'In the third paragraph, “conformed” most nearly means',
      [
        'went along with the change.',
        'The communities accepted the new time “for the sake of convenience.”',
      ],
      [
        [
          'complained in newspapers.',
          'wrong-detail',
          'One newspaper complained, but “yet most communities” introduces the contrast.',
        ],
        [
          'became similar in size.',
          'wrong-sense-of-word',
          'To become alike is near the literal sense, but size is not in question.',
        ],
        [
          'asked for a new law.',
          'contradicts-text',
          'No law was required, and none was requested.',
        ],
      ],
    ),
    choice(
      'craft.purpose',
      0.4,
      'Why does the author include the detail about dispatchers and single tracks?',
      [
        'To show that the confusion put lives at risk as well as schedules',
        'The detail explains “dangerous” and ends with “a deadly arithmetic mistake.”',
      ],
      [
        [
          'To show that the companies employed people who made many errors',
          'distorts-detail',
          'The author speaks of a possibility, not of many errors.',
        ],
        [
          'To show that the railroads should have laid two tracks everywhere',
          'goes-beyond-text',
          'Building more track is not suggested.',
        ],
        [
          'To show that the passengers blamed dispatchers for late arrivals',
          'not-stated',
          'No blame by passengers is mentioned.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What attitude toward the 1918 law does the last sentence convey?',
      [
        'It recognized a practice that was already well established.',
        '“Merely caught up” means that custom, set by the timetable, was ahead of the law.',
      ],
      [
        [
          'It corrected a mistake made by the railroad companies.',
          'opposite',
          'The law made the zones official and did not correct them.',
        ],
        [
          'It came too early for most of the communities to accept.',
          'contradicts-text',
          'Most communities had conformed decades before.',
        ],
        [
          'It forced unwilling railroads to publish a timetable.',
          'not-stated',
          'The railroads already had timetables and had created the zones.',
        ],
      ],
    ),
    choice(
      'craft.point-of-view',
      0.4,
      'How does the author regard the work of the railroad companies on time zones?',
      [
        'As practical action that was ahead of the government',
        'The companies solved it “among themselves,” and the law “merely caught up with the timetable.”',
      ],
      [
        [
          'As an abuse of power that the towns rightly resisted',
          'misreads-tone',
          'Resentment is reported but not shared.',
        ],
        [
          'As a lucky accident that no one had tried to bring about',
          'contradicts-text',
          'The companies adopted the zones on purpose.',
        ],
        [
          'As a small matter that few people of the time noticed',
          'contradicts-text',
          'The day “entered memory,” and some towns resented it.',
        ],
      ],
    ),
  ],
);
