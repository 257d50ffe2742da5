// Makes of what each tool reports the passed, failed and skipped tests of `npm test`.
import { stripVTControlCharacters } from "node:util";

/**
 * What came of one step; a failure is the test's name and, where it says why, the first sentence of that.
 * A flaky test passed on its second try only: it counts as passed, and is listed so that somebody looks into it.
 * @typedef {{ passed: number, failures: string[], flaky: string[], skips: string[] }} Count
 */

/**
 * Counts a step by the exit code of its program and, where it writes one, by its JSON report. A program that fails without a
 * failed test (it crashed, or something broke outside the tests) is itself one failure, and so is a report without a test.
 *
 * @param {{ name: string, report?: "vitest" | "playwright" }} step
 * @param {number} code
 * @param {unknown} report the parsed JSON report, or null when there is none to read
 * @returns {Count}
 */
export function countOf(step, code, report) {
  if (!step.report) {
    const failures = code === 0 ? [] : [`it ended with code ${code}; its own words are above`];
    return { passed: code === 0 ? 1 : 0, failures, flaky: [], skips: [] };
  }
  const count = report ? READERS[step.report](report) : { passed: 0, failures: [], flaky: [], skips: [] };
  if (count.failures.length === 0) {
    if (code !== 0) count.failures.push(`the program itself ended with code ${code}`);
    else if (!report) count.failures.push("it left no report");
    else if (count.passed + count.skips.length === 0) count.failures.push("it found no tests");
  }
  return count;
}

const READERS = { vitest: countVitest, playwright: countPlaywright };

function countVitest({ testResults }) {
  const count = { passed: 0, failures: [], flaky: [], skips: [] };
  for (const file of testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === "passed") count.passed++;
      else if (status === "failed") count.failures.push(withCause(fullName, failureMessages?.[0]));
      else count.skips.push(fullName);
    }
    // A file that could not even be loaded has no tests to show for it.
    const told = file.assertionResults.some(({ status }) => status === "failed");
    if (file.status === "failed" && !told) count.failures.push(withCause(file.name, file.message));
  }
  return count;
}

function countPlaywright({ suites, errors }) {
  const count = { passed: 0, failures: [], flaky: [], skips: [] };
  const visit = (suite, above) => {
    const titles = [...above, suite.title].filter(Boolean);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const name = [test.projectName, ...titles, spec.title].filter(Boolean).join(" › ");
        if (test.status === "expected") count.passed++;
        else if (test.status === "skipped") count.skips.push(withReasons(name, test.annotations));
        else {
          const error = test.results?.flatMap((result) => result.errors)[0]?.message;
          if (test.status === "flaky") count.passed++;
          (test.status === "flaky" ? count.flaky : count.failures).push(withCause(name, error));
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

function withReasons(name, annotations = []) {
  const reasons = annotations.map(({ description }) => description).filter(Boolean);
  return reasons.length > 0 ? `${name}: ${reasons.join("; ")}` : name;
}

function firstLine(text = "an error outside the tests") {
  const [line = ""] = stripVTControlCharacters(text).split("\n", 1);
  return line.replace(/^(?:\w*Error: )+/, "");
}
