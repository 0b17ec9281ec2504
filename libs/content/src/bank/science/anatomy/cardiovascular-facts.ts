import type { Fact } from '../support.js';

/** Chambers and great vessels, by what they receive or send. */
export const HEART_PARTS: readonly Fact[] = [
  {
    name: 'the right atrium',
    text: 'receives oxygen-poor blood from the venae cavae',
    why: 'Blood back from the body enters this thin-walled chamber before it is passed to the right ventricle.',
  },
  {
    name: 'the right ventricle',
    text: 'pumps oxygen-poor blood toward the lungs',
    why: 'It ejects blood through the pulmonary valve into the low-pressure pulmonary circuit.',
    avoid: ['the pulmonary trunk'],
  },
  {
    name: 'the left atrium',
    text: 'receives oxygen-rich blood from the pulmonary veins',
    why: 'Four veins bring blood from the lungs to this chamber, which passes it to the left ventricle.',
  },
  {
    name: 'the left ventricle',
    text: 'pumps oxygen-rich blood into the systemic circuit with the thickest muscular wall',
    why: 'It must push blood through the whole body, against high resistance, so its wall is the thickest.',
    avoid: ['the aorta'],
  },
  {
    name: 'the aorta',
    text: 'is the largest artery and the first vessel of the systemic circuit',
    why: 'It leaves the left ventricle, and every systemic artery branches from it.',
  },
  {
    name: 'the pulmonary trunk',
    text: 'is an artery that carries oxygen-poor blood',
    why: 'Arteries carry blood away from the heart; this one carries it to the lungs, so it is still low in oxygen.',
  },
  {
    name: 'a pulmonary vein',
    text: 'is a vein that carries oxygen-rich blood',
    why: 'Veins carry blood to the heart; this one comes from the lungs, where the blood has taken up oxygen.',
  },
  {
    name: 'a coronary artery',
    text: 'supplies the myocardium itself with blood',
    why: 'It branches from the base of the aorta; when it is blocked, part of the heart muscle dies.',
  },
  {
    name: 'the superior vena cava',
    text: 'drains blood from the head, neck and arms',
    why: 'This large vein gathers blood from above the diaphragm and empties it into the right atrium.',
  },
  {
    name: 'the inferior vena cava',
    text: 'drains blood from the abdomen and legs',
    why: 'This large vein rises through the diaphragm and empties blood into the right atrium.',
  },
];

/** Valves, conduction system and vessel types, by their role. */
export const CIRCULATION_ROLES: readonly Fact[] = [
  {
    name: 'the sinoatrial (SA) node',
    text: 'sets the pace of the heartbeat',
    why: 'its cells in the right atrium depolarize fastest of all heart cells, so they act as the pacemaker.',
    group: 'conduction',
  },
  {
    name: 'the atrioventricular (AV) node',
    text: 'delays the signal so that the upper chambers can empty first',
    why: 'the delay of about 0.1 second gives the ventricles time to fill before they contract.',
    group: 'conduction',
  },
  {
    name: 'the bundle of His',
    avoid: ['the atrioventricular (AV) node'],
    text: 'carries the signal from the upper chambers into the septum',
    why: 'it is the only electrical link through the fibrous skeleton between atria and ventricles.',
    group: 'conduction',
  },
  {
    name: 'a Purkinje fiber',
    text: 'spreads the signal through the walls of the ventricles',
    why: 'these fast fibers make the ventricles contract together, from the apex up.',
    group: 'conduction',
  },
  {
    name: 'the tricuspid valve',
    text: 'stops backflow from the right ventricle into the right atrium',
    why: 'its three cusps close when the right ventricle contracts.',
    group: 'valve',
  },
  {
    name: 'the mitral valve',
    text: 'stops backflow from the left ventricle into the left atrium',
    why: 'its two cusps close when the left ventricle contracts.',
    group: 'valve',
  },
  {
    name: 'the aortic valve',
    text: 'stops backflow from the largest artery into the left ventricle',
    why: 'its half-moon cusps close when the ventricle relaxes and the pressure in the artery is the higher one.',
    group: 'valve',
  },
  {
    name: 'the pulmonary valve',
    text: 'stops backflow into the right ventricle as that chamber relaxes',
    why: 'its half-moon cusps close at the start of ventricular relaxation.',
    group: 'valve',
  },
  {
    name: 'a capillary',
    text: 'exchanges gases and nutrients with the tissues through a wall one cell thick',
    why: 'a single layer of endothelium makes the way for diffusion very short.',
    group: 'vessel',
  },
  {
    name: 'an arteriole',
    text: 'regulates blood flow into tissues by changing its diameter',
    why: 'smooth muscle in its wall makes it the main place of resistance and control in the circulation.',
    group: 'vessel',
  },
  {
    name: 'an elastic artery',
    text: 'stretches with each heartbeat and recoils to keep blood moving',
    why: 'elastic tissue in the walls of vessels such as the aorta stores energy in systole and gives it back in diastole.',
    group: 'vessel',
  },
  {
    name: 'a large limb vein',
    text: 'uses one-way flaps and nearby skeletal muscle to return blood under low pressure',
    why: 'the pressure there is low, so valves and the squeeze of working muscles keep blood going toward the heart.',
    group: 'vessel',
  },
];

/** Components of blood, by what they do. */
export const BLOOD_PARTS: readonly Fact[] = [
  {
    name: 'an erythrocyte',
    text: 'carries oxygen bound to hemoglobin',
    why: 'Red cells have no nucleus and are packed with the iron-bearing protein that binds oxygen.',
  },
  {
    name: 'a platelet',
    text: 'is a cell fragment that starts the plugging of a broken vessel',
    why: 'Fragments of megakaryocytes stick to damaged walls and to each other and start clotting.',
  },
  {
    name: 'a neutrophil',
    text: 'is the most numerous white cell and engulfs bacteria early in infection',
    why: 'Neutrophils make up more than half of the white cells and are the first to enter infected tissue.',
  },
  {
    name: 'a monocyte',
    text: 'leaves the blood and becomes a macrophage',
    why: 'These large white cells move into tissues, where they grow into long-lived phagocytes.',
  },
  {
    name: 'an eosinophil',
    text: 'attacks parasitic worms and helps to moderate allergic reactions',
    why: 'Its granules hold proteins that are toxic to parasites, and its number rises in worm infections.',
  },
  {
    name: 'a basophil',
    text: 'is the rarest white cell and releases histamine and heparin',
    why: 'Its granules widen vessels and slow clotting in inflammation; it is under 1% of white cells.',
  },
  {
    name: 'albumin',
    text: 'is the main plasma protein and holds water in the vessels by osmosis',
    why: 'The liver makes it, and when it is low, fluid leaves the vessels and the tissues swell.',
  },
  {
    name: 'fibrinogen',
    text: 'is a soluble plasma protein that is turned into the threads of a clot',
    why: 'The enzyme thrombin cuts it to fibrin, whose threads form the mesh of the clot.',
  },
];
