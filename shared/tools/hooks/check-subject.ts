// Called by .githooks/commit-msg with the file of the message.
import { readFileSync } from 'node:fs';
import { findSubjectProblem } from '../plain-words/commit-subjects';

const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const problem = /^Merge /.test(subject) ? null : findSubjectProblem(subject);
if (problem) {
  console.error(`The subject "${subject}" ${problem}. Write it as type(scope): imperative subject.`);
  process.exitCode = 1;
}
