import { expect, test } from 'vitest';
import { refusalWords } from '#src/messages/vi.ts';
import { EDGE_STATUS } from '#src/platform/http/index.ts';
import { contractProblems, refusalCodes } from './contract-problems.ts';
import { domainModules } from './domain-modules.ts';

const contracts = await domainModules('contract*.ts');

test.each(contracts)(
	'the contract of $domain can be read by strangers, and its refusals by people',
	({ domain, exports }) => {
		expect(contractProblems(domain, exports, refusalWords)).toEqual([]);
	},
);

test('no words are kept for a refusal that nobody gives', () => {
	const given = new Set([...Object.keys(EDGE_STATUS), ...contracts.flatMap(({ exports }) => refusalCodes(exports))]);
	expect(Object.keys(refusalWords).filter((code) => !given.has(code))).toEqual([]);
});
