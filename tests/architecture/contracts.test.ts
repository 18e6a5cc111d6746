import { expect, test } from 'vitest';
import { errorMessages } from '#src/messages/vi.ts';
import { EDGE_STATUS } from '#src/platform/http/index.ts';
import { DOMAIN_LINE } from '../../scripts/arrows/domain-line.mjs';
import { contractProblems, failureCodes } from './contract-problems.ts';
import { domainModules } from './domain-modules.ts';

const contracts = [...(await domainModules('contract*.ts')), ...(await domainModules('contract/*.ts'))];

test.each(contracts)('$file can be read by strangers, and its errors by people', ({ exports }) => {
	expect(contractProblems(DOMAIN_LINE, exports, errorMessages)).toEqual([]);
});

test('errorMessages contains no code that is never returned', () => {
	const given = new Set([...Object.keys(EDGE_STATUS), ...contracts.flatMap(({ exports }) => failureCodes(exports))]);
	expect(Object.keys(errorMessages).filter((code) => !given.has(code))).toEqual([]);
});
