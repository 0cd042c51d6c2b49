const { skipUnmatchedRules } = require('./skip-unmatched-rules.cjs');

skipUnmatchedRules();

const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with missing parts copied from Node: the client is tested against the platform's own fetch and streams. */
const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'crypto',
];

class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    // Handlers of msw resolve as in Node.
    this.customExportConditions = ['node', 'node-addons'];
  }
}

module.exports = JsdomEnvironment;
