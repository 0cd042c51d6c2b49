import vm from 'node:vm';
import { createCompileOnce } from './compile-once.cjs';

const compileFunction = jest.fn(vm.compileFunction);
const createContext = (value: number) => vm.createContext({ value });

function compileIn(
  compile: typeof vm.compileFunction,
  parsingContext: vm.Context,
  source = 'return value + added',
) {
  return compile(source, ['added'], { filename: '/sum.js', parsingContext }) as (added: number) => number;
}

test('one source is compiled once, and runs with the globals of each context', () => {
  const compileOnce = createCompileOnce(compileFunction);
  expect(compileIn(compileOnce, createContext(1))(10)).toBe(11);
  const first = compileOnce.compiled.get('/sum.js');
  expect(compileIn(compileOnce, createContext(2))(10)).toBe(12);
  expect(compileOnce.compiled.get('/sum.js')).toBe(first);
  expect(compileFunction).not.toHaveBeenCalled();
});

test('a changed source of the same file is compiled again', () => {
  const compileOnce = createCompileOnce(compileFunction);
  const context = createContext(1);
  compileIn(compileOnce, context);
  expect(compileIn(compileOnce, context, 'return value * added')(10)).toBe(10);
});

test('an error names the line and the column of the source', () => {
  const fail = compileIn(createCompileOnce(compileFunction), createContext(1), 'throw new Error("no")');
  const second = compileIn(createCompileOnce(compileFunction), createContext(1), '\n  throw new Error("no")');
  const readStack = (run: (added: number) => number) => {
    try {
      return run(1);
    } catch (error) {
      return (error as Error).stack;
    }
  };
  expect(readStack(fail)).toContain('/sum.js:1:7');
  expect(readStack(second)).toContain('/sum.js:2:9');
});

test('a source that ends with a comment is closed after it', () => {
  const compileOnce = createCompileOnce(compileFunction);
  expect(compileIn(compileOnce, createContext(1), 'return added // end')(3)).toBe(3);
});

test('a function without a context is compiled by Node', () => {
  const compileOnce = createCompileOnce(compileFunction);
  expect(compileOnce('return 1', [])()).toBe(1);
  expect(compileFunction).toHaveBeenCalledTimes(1);
});

test('Jest compiles its test files with it', () => {
  expect((vm.compileFunction as ReturnType<typeof createCompileOnce>).compiled.has(__filename)).toBe(true);
});
