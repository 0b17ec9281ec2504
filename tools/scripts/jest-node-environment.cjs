require('./jest-shared-code.cjs');
const { TestEnvironment } = require('jest-environment-node');
const { declareBuiltIns } = require('./jest-built-ins.cjs');

/** Node, as fast as outside of Jest. */
module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    declareBuiltIns(this);
  }
};
