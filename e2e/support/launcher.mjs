// `npm start` without its build, which would replace the files of a product that is running already.
const { main } = await import('../../tools/launcher/dist/main.js');
await main('start');
