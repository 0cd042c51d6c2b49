const vm = require('node:vm');
const { createCompileOnce } = require('./compile-once.cjs');

// Each test file has a context of its own and loads React, the contract and some hundred more modules in it.
vm.compileFunction = createCompileOnce(vm.compileFunction);

module.exports = require('jest-runtime');
