require('./jest-shared-code.cjs');
const { TestEnvironment } = require('jest-environment-node');
const { disablingStorages } = require('./jest-async-storages.cjs');
const { declareBuiltIns } = require('./jest-built-ins.cjs');

/** Jest's Node environment, as fast as Node outside Jest. */
module.exports = class NodeEnvironment extends disablingStorages(TestEnvironment) {
  async setup() {
    await super.setup();
    declareBuiltIns(this);
  }
};
