import { STORAGE_FAMILIES } from './domain-line.mjs';
import { CONTRACT, CONTRACTS, domain, FRONT_DOORS, only, own, PURE, SHARED, TABLES } from './paths.mjs';

const MEMBERS = Object.values(STORAGE_FAMILIES).flat();

/** A rule for one part of every domain. Members of a family may also import the storage of the family. */
const onlyInPart = (name, comment, part, allowed) => [
	only(name, comment, `^src/domains/(?!(?:${MEMBERS.join('|')})/)([^/]+)/${part}`, allowed),
	...Object.entries(STORAGE_FAMILIES).map(([owner, members]) =>
		only(name, comment, `^src/domains/(${members.join('|')})/${part}`, [
			...allowed,
			`^src/domains/${owner}/db/`,
			`^src/domains/(${members.join('|')})/db/[a-z/-]*tables\\.ts$`,
		]),
	),
];

/** Arrows between the parts of a domain, and from them to other domains. */
export const facets = [
	only('contracts-import-contracts-only', 'contract.ts is browser-safe', domain(CONTRACT), [SHARED, CONTRACTS]),
	only('rules-are-pure', 'rules/: no I/O, no clock, no chance', domain('rules/'), [SHARED, own('rules/'), PURE]),
	only('events-import-contracts-only', 'events.ts announces facts', domain('events\\.ts$'), [
		SHARED,
		CONTRACTS,
		'^src/platform/jobs/',
	]),
	only('tables-reference-earlier-domains', 'tables.ts: foreign keys to the left', domain('db/[a-z/-]*tables\\.ts$'), [
		SHARED,
		own('(rules/|db/)'),
		CONTRACTS,
		TABLES,
		'^src/platform/(db/|actor\\.ts$)',
	]),
	...onlyInPart(
		'repositories-import-own-domain-only',
		'db/ returns the types of rules and contracts',
		'db/(?![a-z/-]*tables\\.ts$)',
		[SHARED, own('db/'), PURE, '^src/platform/(db/|actor\\.ts$)'],
	),
	...onlyInPart(
		'queries-import-no-use-cases',
		'queries/ join tables to the left and call queries there by index.ts',
		'queries/',
		[
			SHARED,
			own('(?!use-cases/|subscribers/|jobs/|index\\.|background\\.|events\\.)'),
			TABLES,
			PURE,
			FRONT_DOORS,
			'^src/platform/(db/|(mail|sms)/outbox\\.ts$|(context|actor|waiting)\\.ts$)',
		],
	),
	...onlyInPart('use-cases-import-domain-index-only', 'use-cases/ enter other domains by index.ts', 'use-cases/', [
		SHARED,
		own('(?!index\\.|background\\.|subscribers/)'),
		FRONT_DOORS,
		PURE,
		'^src/platform/',
	]),
	...onlyInPart('jobs-import-domain-index-only', 'subscribers and jobs also import events', '(?:subscribers|jobs)/', [
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
