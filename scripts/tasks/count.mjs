// Counts the passed, failed and skipped tests of `npm test` from the reports of the tools.
import { stripVTControlCharacters } from "node:util";

/**
 * Result of one step. A failure is the test's name with the first line of its error message, if there is one, and what was found
 * instead.
 * @typedef {{ passed: number, failures: string[], skips: string[] }} Count
 */

/**
 * Counts the results of a step from the exit code of its program and from its JSON report, if it writes one. A program that fails
 * without a failed test (a crash, or an error outside the tests) counts as one failure, and so does a report without tests unless
 * `mayBeEmpty` is set.
 *
 * @param {{ name: string, report?: "vitest" | "playwright", mayBeEmpty?: boolean }} step
 * @param {number} code
 * @param {unknown} report the parsed JSON report, or null when there is none to read
 * @returns {Count}
 */
export function countOf(step, code, report) {
  if (!step.report) {
    const failures = code === 0 ? [] : [`it ended with code ${code}; its output is above`];
    return { passed: code === 0 ? 1 : 0, failures, skips: [] };
  }
  const count = report ? READERS[step.report](report) : { passed: 0, failures: [], skips: [] };
  if (count.failures.length === 0) {
    if (code !== 0) count.failures.push(`the program itself ended with code ${code}`);
    else if (!report) count.failures.push("it left no report");
    else if (count.passed + count.skips.length === 0 && !step.mayBeEmpty) count.failures.push("it found no tests");
  }
  return count;
}

const READERS = { vitest: countVitest, playwright: countPlaywright };

function countVitest({ testResults }) {
  const count = { passed: 0, failures: [], skips: [] };
  for (const file of testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === "passed") count.passed++;
      else if (status === "failed") count.failures.push(withCause(fullName, failureMessages?.[0]));
      else count.skips.push(fullName);
    }
    // A file that failed to load has no test results.
    const hasFailedTest = file.assertionResults.some(({ status }) => status === "failed");
    if (file.status === "failed" && !hasFailedTest) count.failures.push(withCause(file.name, file.message));
  }
  return count;
}

function countPlaywright({ suites, errors }) {
  const count = { passed: 0, failures: [], skips: [] };
  const visit = (suite, above) => {
    const titles = [...above, suite.title].filter(Boolean);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = [test.projectName, ...titles, spec.title].filter(Boolean).join(" › ");
        if (test.status === "expected") count.passed++;
        else if (test.status === "skipped") count.skips.push(withReasons(name, test.annotations));
        else {
          const error = test.results?.flatMap((result) => result.errors)[0]?.message;
          const title = test.status === "flaky" ? `${name} (only on a second try)` : name;
          count.failures.push(withCause(title, error) + received(error));
        }
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, titles);
  };
  for (const suite of suites) visit(suite, []);
  for (const error of errors ?? []) if (count.failures.length === 0) count.failures.push(firstLine(error.message));
  return count;
}

function withCause(name, message) {
  return message ? `${name}: ${firstLine(message)}` : name;
}

/**
 * What Playwright found instead, if its message says so: `(Received: 751)`, `(18446 pixels … are different.)`. Of arrays and objects it
 * prints a comparison, in which the lines that start with `+` were not expected: `(Received: "<a href=…")`.
 */
function received(message = "") {
  const text = stripVTControlCharacters(message);
  const [, found] = /^\s*(Received: .+|\d+ pixels .+)$/m.exec(text) ?? [];
  const [, added] = /^\+ {2,}(.+?),?$/m.exec(text) ?? [];
  return found ? ` (${found})` : added ? ` (Received: ${added})` : "";
}

function withReasons(name, annotations = []) {
  const reasons = annotations.map(({ description }) => description).filter(Boolean);
  return reasons.length > 0 ? `${name}: ${reasons.join("; ")}` : name;
}

function firstLine(text = "an error outside the tests") {
  const [line = ""] = stripVTControlCharacters(text).split("\n", 1);
  return line.replace(/^(?:\w*Error: )+/, "");
}
