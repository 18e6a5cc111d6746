import type { Mutant } from './mutant.ts';

const sessions = 'src/domains/identity/db/session-repository.ts';
const ending = 'src/domains/identity/use-cases/end-sessions.db.test.ts';
const answering = 'src/platform/http/endpoint.db.test.ts';
const endpoint = 'src/platform/http/endpoint.ts';
const transacting = 'src/platform/context.db.test.ts';

export const sessionMutants: readonly Mutant[] = [
	{
		guard: 'renewals of one session are decided one at a time',
		file: sessions,
		edits: [["isLive))\n\t\t.for('update', { of: sessions });", 'isLive));']],
		tests: 'src/domains/identity/use-cases/renew-session.db.test.ts',
	},
	{
		guard: 'a session that nobody uses ends',
		file: sessions,
		edits: [
			[
				'make_interval(hours => $' + '{SESSION_IDLE_HOURS})`,\n\tisNull(customers',
				'make_interval(years => 9)`,\n\tisNull(customers',
			],
		],
		tests: 'src/domains/identity/use-cases/end-sessions.db.test.ts',
	},
	{
		guard: 'a locked customer is out',
		file: sessions,
		edits: [['	isNull(customers.lockedAt),\n', '']],
		tests: 'src/domains/identity/use-cases/end-sessions.db.test.ts',
	},
	{
		guard: 'a code is exchanged once',
		file: 'src/identity/db/record-adapter.ts',
		edits: [['and(one(id), isNull(identityRecords.consumedAt))', 'one(id)']],
		tests: 'src/identity/sign-in.db.test.ts',
	},
	{
		guard: 'an e-mail alone opens nobody’s account',
		file: 'src/domains/identity/rules/sign-in.ts',
		edits: [['facts.isEmailVerified && ', '']],
		tests: 'src/domains/identity/rules/sign-in.test.ts',
	},
	{
		guard: 'a request of another site changes nothing',
		file: 'src/platform/http/origin.ts',
		edits: [["headers.get('origin') !== siteUrl", "headers.get('origin') === null"]],
		tests: 'src/platform/http/endpoint.db.test.ts',
	},
	{
		guard: 'a key used for another request is refused',
		file: 'src/platform/http/idempotency.ts',
		edits: [['first.request_hash !== claim.requestHash', 'false']],
		tests: transacting,
	},
	{
		guard: 'a key used before does the work once',
		file: 'src/platform/http/idempotency.ts',
		edits: [['::jsonb)`', '::jsonb) on conflict do nothing`']],
		tests: transacting,
	},
	{
		guard: 'a refusal takes back what was written',
		file: 'src/platform/context.ts',
		edits: [['			if (!result.ok) throw new Rollback(result);\n', '			if (!result.ok) return result;\n']],
		tests: transacting,
	},
	{
		guard: 'nobody ends the session of somebody else',
		file: sessions,
		edits: [['and(eq(sessions.id, sessionId), eq(sessions.customerId, customerId))', 'eq(sessions.id, sessionId)']],
		tests: ending,
	},
	{
		guard: 'who becomes an operator signs in anew',
		file: 'src/domains/identity/use-cases/grant-operator.ts',
		edits: [['\t\tawait removeSessionsOfCustomer(scope.db, customer.id);\n', '']],
		tests: ending,
	},
	{
		guard: 'what is for members answers nobody else',
		file: endpoint,
		edits: [["\tif (actor.kind !== 'member') return 'http.sign_in_required';\n", '']],
		tests: answering,
	},
	{
		guard: 'what is for operators answers nobody else',
		file: endpoint,
		edits: [
			[
				"actor.isOperator ? { ...actor, kind: 'operator' } : 'http.operator_required'",
				"{ ...actor, kind: 'operator' }",
			],
		],
		tests: answering,
	},
	{
		guard: 'what costs money needs a key',
		file: endpoint,
		edits: [
			[
				"if (key === null) return spec.idempotency === 'required' ? 'http.idempotency_key_required' : null;",
				'if (key === null) return null;',
			],
		],
		tests: answering,
	},
];
