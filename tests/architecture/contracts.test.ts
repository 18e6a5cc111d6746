import { expect, test } from 'vitest';
import { errorMessages } from '#src/messages/vi.ts';
import { EDGE_STATUS } from '#src/platform/http/index.ts';
import { contractProblems, failureCodes } from './contract-problems.ts';
import { domainModules } from './domain-modules.ts';

const contracts = await domainModules('contract*.ts');

test.each(contracts)(
	'the contract of $domain can be read by strangers, and its errors by people',
	({ domain, exports }) => {
		expect(contractProblems(domain, exports, errorMessages)).toEqual([]);
	},
);

test('no words are kept for an error that nobody gives', () => {
	const given = new Set([...Object.keys(EDGE_STATUS), ...contracts.flatMap(({ exports }) => failureCodes(exports))]);
	expect(Object.keys(errorMessages).filter((code) => !given.has(code))).toEqual([]);
});
