import { CONTRACT, CONTRACTS, domain, FRONT_DOORS, only, own, PURE, SHARED, TABLES } from './paths.mjs';

/** Arrows between the parts of a domain, and from them to other domains. */
export const facets = [
	only('contracts-import-contracts-only', 'contract.ts is browser-safe', domain(CONTRACT), [SHARED, CONTRACTS]),
	only('rules-are-pure', 'rules/: no I/O, no clock, no chance', domain('rules/'), [SHARED, own('rules/'), PURE]),
	only('events-import-contracts-only', 'events.ts announces facts', domain('events\\.ts$'), [
		SHARED,
		own(CONTRACT),
		'^src/platform/jobs/',
	]),
	only('tables-reference-earlier-domains', 'tables.ts: foreign keys to the left', domain('db/[a-z/-]*tables\\.ts$'), [
		SHARED,
		own(`(${CONTRACT}|rules/|db/)`),
		TABLES,
		'^src/platform/(db/|actor\\.ts$)',
	]),
	only(
		'repositories-import-own-domain-only',
		'db/ returns its own rules’ types',
		domain('db/(?![a-z/-]*tables\\.ts$)'),
		[SHARED, own(`(${CONTRACT}|rules/|db/)`), '^src/platform/(db/|actor\\.ts$)'],
	),
	only(
		'queries-import-no-use-cases',
		'queries/ join tables to the left and call queries there by index.ts',
		domain('queries/'),
		[
			SHARED,
			own('(?!use-cases/|subscribers/|jobs/|index\\.|background\\.|events\\.)'),
			TABLES,
			PURE,
			FRONT_DOORS,
			'^src/platform/(db/|mail/outbox\\.ts$|context\\.ts$|actor\\.ts$)',
		],
	),
	only('use-cases-import-domain-index-only', 'use-cases/ enter other domains by index.ts', domain('use-cases/'), [
		SHARED,
		own('(?!index\\.|background\\.|subscribers/)'),
		FRONT_DOORS,
		PURE,
		'^src/platform/',
	]),
	only('jobs-import-domain-index-only', 'subscribers and jobs also hear events', domain('(subscribers|jobs)/'), [
		SHARED,
		own('(?!index\\.|background\\.)'),
		FRONT_DOORS,
		PURE,
		'^src/domains/[^/]+/events\\.ts$',
		'^src/platform/',
	]),
	only(
		'gateways-import-no-domain',
		'a gateway knows its protocol, not the domain',
		domain('(?!contract/|use-cases/|queries/|rules/|db/|subscribers/|jobs/)([^/]+)/'),
		[SHARED, '^src/domains/$1/$2/'],
	),
	only('index-exports-own-domain-only', 'index.ts and background.ts', domain('(index|background)\\.ts$'), [
		SHARED,
		own(''),
		'^src/platform/jobs/',
	]),
];
