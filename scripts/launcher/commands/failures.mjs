// Repeats the failures in the last lines of the output, where a reader of a long log sees them.

import { stripVTControlCharacters } from 'node:util';

const LINES_EACH = 12;

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, results: { error?: { message?: string } }[] }} BrowserTest */
/** @typedef {{ title: string, file: string, line: number, tests: BrowserTest[] }} BrowserSpec */
/** @typedef {{ specs?: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite */

/**
 * @param {{ testResults?: VitestFile[] } | null} report of Vitest's reporter `json`
 * @returns {string[]} one text per failed test with the first lines of its error
 */
export function vitestFailures(report) {
	return (report?.testResults ?? []).flatMap((file) => {
		const failed = file.assertionResults.filter(({ status }) => status === 'failed');
		if (failed.length > 0) {
			return failed.map((test) => told(`${file.name} › ${test.fullName}`, test.failureMessages?.join('\n')));
		}
		return file.status === 'failed' ? [told(file.name, file.message)] : [];
	});
}

/**
 * @param {{ suites?: BrowserSuite[], errors?: { message?: string }[] } | null} report of Playwright's reporter
 * `json`
 * @returns {string[]} one text per failed test, including tests that passed only on retry
 */
export function browserFailures(report) {
	const outside = (report?.errors ?? []).map(({ message }) => told('outside of the browser tests', message));
	return [...outside, ...(report?.suites ?? []).flatMap(suiteFailures)];
}

/** @param {BrowserSuite} suite @returns {string[]} */
function suiteFailures({ specs = [], suites = [] }) {
	const own = specs.flatMap((spec) =>
		spec.tests
			.filter(({ status }) => status === 'unexpected' || status === 'flaky')
			.map(({ results }) => {
				const why = results.find(({ error }) => error)?.error?.message;
				return told(`${spec.file}:${spec.line} › ${spec.title}`, why);
			}),
	);
	return [...own, ...suites.flatMap(suiteFailures)];
}

/** @param {string} what @param {string | undefined} why */
function told(what, why) {
	const lines = stripVTControlCharacters(why ?? '')
		.trim()
		.split('\n')
		.slice(0, LINES_EACH);
	return [`✗ ${what}`, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
}
