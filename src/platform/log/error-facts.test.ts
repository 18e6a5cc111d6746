import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorFacts } from './error-facts.ts';

test("errorFacts of a failed query contains the reason but none of the query's values", () => {
	const cause = Object.assign(new Error('duplicate key value violates unique constraint "customers_email_unique"'), {
		code: '23505',
		detail: 'Key (email)=(an@example.com) already exists.',
	});
	const facts = errorFacts(
		new DrizzleQueryError('insert into customers values ($1, $2)', ['an@example.com', 'dòng\nhai'], cause),
	);
	const text = JSON.stringify(facts);
	expect(text).toContain('insert into customers');
	expect(text).toContain('customers_email_unique');
	expect(text).not.toMatch(/an@example|dòng|hai/);
});

test('errorFacts returns message, code, type and stack of other errors', () => {
	const problem = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
	expect(errorFacts(problem)).toMatchObject({
		message: 'connect ECONNREFUSED',
		errorCode: 'ECONNREFUSED',
		type: 'Error',
	});
	expect(errorFacts(problem).stack).toContain('error-facts.test.ts');
});
