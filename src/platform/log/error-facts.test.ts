import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorFacts } from './error-facts.ts';

test('a query that failed is logged with its reason and without the values that people gave', () => {
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

test('other errors are logged as they are', () => {
	const problem = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
	expect(errorFacts(problem)).toMatchObject({
		message: 'connect ECONNREFUSED',
		errorCode: 'ECONNREFUSED',
		type: 'Error',
	});
	expect(errorFacts(problem).stack).toContain('error-facts.test.ts');
});
