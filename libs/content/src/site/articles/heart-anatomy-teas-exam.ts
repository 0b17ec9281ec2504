import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWords } from '@prepward/contracts/number-words';
import { TEAS } from '../teas.js';
import type { Article } from '../types.js';

const body = `Human anatomy and physiology is the largest area of the TEAS Science section: ${TEAS.science.areas.anatomy} of its ${TEAS.science.scored} scored questions. The heart is a good place to start, because so much depends on it: vessels, lungs, pressure, even hormones. And it can be learned in one evening if you learn it as a route instead of as a list.

## The one picture to remember

The heart is two pumps side by side, working at the same time.

- The **right** pump sends blood poor in oxygen to the **lungs**.
- The **left** pump sends blood rich in oxygen to the **rest of the body**.

Right and left are the patient's, not yours. In a drawing of a heart seen from the front, the right side is on the left of the page. Many wrong answers come from this alone.

Each pump has two chambers. The **atrium** on top receives blood; the **ventricle** below pumps it out. Between them, and at each exit, is a valve that opens one way.

## The route, step by step

Say this out loud until you can do it without looking.

1. Blood from the upper body arrives in the **superior vena cava**, from the lower body in the **inferior vena cava**, and from the heart's own wall through the coronary sinus.
2. **Right atrium**
3. **Tricuspid valve**
4. **Right ventricle**
5. **Pulmonary valve**
6. **Pulmonary arteries**, to the lungs
7. **Capillaries of the lungs:** carbon dioxide out, oxygen in
8. **Pulmonary veins**
9. **Left atrium**
10. **Mitral (bicuspid) valve**
11. **Left ventricle**
12. **Aortic valve**
13. **Aorta**, and from there to the whole body

![The path of blood. Poor in oxygen: from the body by the venae cavae to the right atrium, through the tricuspid valve to the right ventricle, through the pulmonary valve and arteries to the lungs, where it takes up oxygen. Rich in oxygen: from the lungs by the pulmonary veins to the left atrium, through the mitral valve to the left ventricle, through the aortic valve and aorta to the body, where it gives off oxygen.](figure:heart-path)

The classic memory aid for the two valves between atria and ventricles: you **try** the tricuspid before you **bi**cuspid; right comes before left on the route. Another one: LAB RAT. **L**eft **a**trium **b**icuspid, **r**ight **a**trium **t**ricuspid.

## Arteries and veins: the trap

An artery carries blood **away from** the heart. A vein carries blood **to** the heart. That’s the whole definition. It has nothing to do with oxygen.

In most of the body arteries happen to carry oxygen-rich blood. In the pulmonary circuit, it’s the other way around: the pulmonary **arteries** carry blood that is poor in oxygen, and the pulmonary **veins** carry blood that is rich in it. If a question asks which vein carries oxygen-rich blood, this is the answer it wants.

## Chambers, valves, vessels on one page

| chamber | receives from | sends to | exit valve |
|---|---|---|---|
| Right atrium | venae cavae, coronary sinus | right ventricle | tricuspid |
| Right ventricle | right atrium | pulmonary arteries | pulmonary |
| Left atrium | pulmonary veins | left ventricle | mitral |
| Left ventricle | left atrium | aorta | aortic |

The left ventricle has the thickest wall. It must push blood through the whole body, against a much higher resistance than the way through the lungs. The right and left ventricles still move the same amount of blood in a minute; if they didn’t, blood would back up on one side.

## The wall

From inside to outside:

- **Endocardium:** the smooth lining.
- **Myocardium:** cardiac muscle, the layer that works. It is striated like skeletal muscle, but involuntary, and its cells are joined by intercalated discs so that a signal runs from cell to cell.
- **Epicardium:** the outer layer of the wall.
- Around it all lies the **pericardium**, a sac with a little fluid that lets the heart move without friction.

The heart feeds itself through the **coronary arteries**, which leave the aorta just above the aortic valve. It does not take its oxygen from the blood inside the chambers. A blocked coronary artery starves the muscle behind it: a heart attack, or myocardial infarction.

## The heartbeat: where the signal comes from

The heart makes its own signal. Nerves and hormones only speed it up or slow it down.

| step | where | what happens |
|---|---|---|
| 1 | Sinoatrial (SA) node, in the right atrium | The pacemaker fires, about 60 to 100 times a minute at rest |
| 2 | Walls of the atria | The atria contract |
| 3 | Atrioventricular (AV) node | The signal is held up briefly, so that the ventricles can fill |
| 4 | Bundle of His and its branches | The signal runs down the septum |
| 5 | Purkinje fibers | It spreads through the ventricles, which contract from the bottom up |

The delay at the AV node is a favorite exam topic. Without it, atria and ventricles would contract together and the ventricles would push before they were full.

**On an ECG** the P wave is the atria being activated, the QRS complex is the ventricles being activated, and the T wave is the ventricles recovering. The atria recover too, but the QRS hides it.

## Systole, diastole and the two sounds

**Systole** is contraction, **diastole** is relaxation and filling. Unless stated otherwise, the words refer to the ventricles.

The sound "lub-dub" is valves closing, not muscle.

- **Lub (first sound):** the tricuspid and mitral valves close as the ventricles begin to contract.
- **Dub (second sound):** the pulmonary and aortic valves close as the ventricles begin to relax.

In a blood pressure of 120/80 the upper number is the pressure in the arteries during systole, the lower one during diastole, in millimeters of mercury.

## One formula

**Cardiac output = heart rate × stroke volume.** Stroke volume is what one ventricle ejects with one beat.

A heart that beats 70 times a minute and ejects 70 mL each time has a cardiac output of 70 × 70 = 4,900 mL a minute, or 4.9 liters. If the rate rises to 100 and the stroke volume stays, the output is 7 liters a minute. Questions like this mix Science with units; write mL and minutes next to the numbers, and they almost solve themselves.

## Three questions in the style of the exam

Choose an answer to see whether it's right, and why.

\`\`\`question
**1.** Put these in order, starting with blood that returns from the legs: left ventricle · right atrium · pulmonary veins · inferior vena cava · right ventricle.
Answer: Inferior vena cava, right atrium, right ventricle, pulmonary veins, left ventricle. If you missed one, you probably went from the right ventricle straight to the left one. There's no door between them: blood has to go by way of the lungs.
\`\`\`

\`\`\`question
**2.** Which vessel carries oxygen-rich blood to the heart?
- [ ] Pulmonary artery | It carries oxygen-poor blood, and it carries it away from the heart.
- [x] Pulmonary vein | It brings blood back from the lungs, where it has just taken up oxygen.
- [ ] Superior vena cava | It does lead to the heart, but its blood comes from the upper body and is poor in oxygen.
- [ ] Aorta | Its blood is rich in oxygen, but it carries that blood away from the heart.
\`\`\`

\`\`\`question
**3.** A valve fails to close when the ventricles contract, and blood flows back into the left atrium. Which valve is it?
- [ ] Tricuspid | It's on the right side, so blood would flow back into the right atrium.
- [ ] Pulmonary | It's the exit of the right ventricle, and it's supposed to be open while the ventricles contract.
- [x] Mitral | It's the door between the left atrium and the left ventricle, and it has to stay shut while the ventricle contracts.
- [ ] Aortic | It would let blood back into the left ventricle, and while the heart relaxes.
\`\`\`

## How to make it stick

Draw the two pumps as four boxes, from memory, with arrows and valves. Two minutes is enough. Do it tonight, tomorrow, in three days and in a week. If you can draw it on a blank page a week from now, you can draw it on your scratch paper during the exam.

Then connect related topics: gas exchange in the lungs at step 7, the kidneys and blood volume, epinephrine (adrenaline) and heart rate. Test yourself with the [Science quizzes](/quiz/science) or [${inWords(FREE_PRACTICE_ITEMS)} free questions](/practice/science), and say the answer before you look at the options.`;

export const heartAnatomyTeasExam: Article = {
  slug: 'heart-anatomy-teas-exam',
  title: 'Heart anatomy for the TEAS: learn the route',
  description:
    'Heart anatomy for the TEAS in one evening: chambers, valves, the path of blood step by step, conduction, heart sounds, cardiac output and practice questions.',
  category: 'subject-review',
  tags: ['Science', 'Anatomy'],
  published: '2026-11-21',
  updated: '2026-11-22',
  excerpt:
    'Two pumps, four rooms, four valves, thirteen steps. Learn the heart as a route and most questions answer themselves.',
  heading: 'Heart anatomy for the TEAS: learn it as a route',
  body,
  related: ['how-to-prepare-ati-teas', 'how-to-study-pass-teas', 'free-teas-practice-test'],
  practice: { label: 'Practice Science', to: '/practice/science' },
};
