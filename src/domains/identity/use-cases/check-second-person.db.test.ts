import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { findOperator } from '../queries/find-operator.ts';
import { checkSecondPerson } from './check-second-person.ts';

const database = await testDatabase();

test('checkSecondPerson accepts only another operator whom the decision does not concern', async () => {
	const [first, second] = [
		await makeCustomer(database.db, { isOperator: true }),
		await makeCustomer(database.db, { isOperator: true }),
	];
	const nobody = await makeCustomer(database.db);
	const context = contextOf(database, operator(first.id));
	const request = (approvedBy: string | null, others: readonly string[] = []) =>
		transact(context, (scope) => checkSecondPerson(scope, approvedBy, others));
	expect((await request(second.id)).ok).toBe(true);
	for (const refused of [
		request(first.id),
		request(nobody.id),
		request(newId()),
		request(null),
		request(second.id, [second.id]),
	])
		expect(await refused).toMatchObject({ error: { code: 'identity.second_person_needed' } });
	expect(await findOperator(context.read, first.email.toUpperCase())).toBe(first.id);
	expect(await findOperator(context.read, nobody.email)).toBeNull();
});
