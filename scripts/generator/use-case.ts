import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Names, singular } from './names.ts';

/** Writes the files of a new use case and adds it to the domain's contract, front door and words. */
export function newUseCase(root: string, names: Names): readonly string[] {
	const files = places(names);
	for (const file of [files.useCase, files.test, files.endpoint]) {
		if (existsSync(join(root, file))) throw new Error(`${file} is there already`);
	}
	ensureDomain(root, names);
	const table = extendContract(root, names);
	extendWords(root, names);
	append(root, files.index, `export { ${names.verb} } from './use-cases/${names.file}.ts';\n`);
	create(root, files.useCase, textOfUseCase(names, table.refusal));
	create(root, files.test, textOfTest(names));
	create(root, files.endpoint, textOfEndpoint(names, table.name));
	return Object.values(files);
}

const places = ({ domain, file }: Names) => ({
	contract: `src/domains/${domain}/contract.ts`,
	index: `src/domains/${domain}/index.ts`,
	useCase: `src/domains/${domain}/use-cases/${file}.ts`,
	test: `src/domains/${domain}/use-cases/${file}.db.test.ts`,
	endpoint: `src/pages/api/${domain}/${file}.ts`,
	words: `src/messages/vi/${domain}.ts`,
});

function create(root: string, file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text, { flag: 'wx' });
}
const read = (root: string, file: string): string =>
	existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
function append(root: string, file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), read(root, file) + text);
}

function ensureDomain(root: string, { domain }: Names): void {
	const one = singular(domain);
	const type = one.charAt(0).toUpperCase() + one.slice(1);
	const contract = `src/domains/${domain}/contract.ts`;
	if (!read(root, contract).includes('refusalsOf(')) {
		append(
			root,
			contract,
			`${importsOf(read(root, contract))}
export const ${one}Refusals = {
	'${domain}.not_found': 'not_found',
} as const;
export type ${type}Refusal = keyof typeof ${one}Refusals;
export const refuse = refusalsOf(${one}Refusals);
`,
		);
	}
	const readme = `src/domains/${domain}/README.md`;
	if (!read(root, readme)) {
		create(root, readme, `# ${domain}\n\n**Words.**\n\n**States.**\n\n**Who may do what.**\n\n**Invariants**\n`);
	}
}

const importsOf = (contract: string): string =>
	contract.includes("from '#src/shared/failure.ts'") ? '' : "import { refusalsOf } from '#src/shared/failure.ts';\n";

type Table = { readonly name: string; readonly refusal: string };

/** The table that the domain's \`refuse\` reads, with \`domain.not_found\` in it; schemas stand at the end. */
function extendContract(root: string, { domain, type, sentence }: Names): Table {
	const file = `src/domains/${domain}/contract.ts`;
	let text = read(root, file);
	const name = /refusalsOf\((\w+)\)/.exec(text)?.[1] ?? '';
	const refusal = new RegExp(`export type (\\w+) = keyof typeof ${name};`).exec(text)?.[1] ?? '';
	if (!name || !refusal) throw new Error(`${file} has no table of refusals with a type of its codes`);
	const code = `'${domain}.not_found'`;
	if (!text.includes(code)) text = text.replace(`export const ${name} = {\n`, `$&\t${code}: 'not_found',\n`);
	if (!text.includes('import { Id }')) text = `import { Id } from '#src/shared/ids.ts';\n${text}`;
	if (!text.includes("from 'zod/mini'")) text = `import * as z from 'zod/mini';\n${text}`;
	writeFileSync(
		join(root, file),
		`${text}
/** What a person gives to ${sentence}. */
export const ${type}Input = z.strictObject({ id: Id });
export type ${type}Input = z.infer<typeof ${type}Input>;
export const ${type}View = z.object({ id: Id });
export type ${type}View = z.infer<typeof ${type}View>;
`,
	);
	return { name, refusal };
}

function extendWords(root: string, { domain }: Names): void {
	const file = `src/messages/vi/${domain}.ts`;
	const code = `'${domain}.not_found'`;
	const text = read(root, file);
	if (text.includes(code)) return;
	const line = `\t${code}: 'Không tìm thấy nội dung bạn cần.',\n`;
	if (text) {
		writeFileSync(join(root, file), text.replace(/export const \w+Words = \{\n/, `$&${line}`));
		return;
	}
	const name = `${singular(domain)}Words`;
	create(root, file, `export const ${name} = {\n${line}} as const;\n`);
	const all = 'src/messages/vi.ts';
	writeFileSync(
		join(root, all),
		read(root, all)
			.replace('import type { WordsEntry }', `import { ${name} } from './vi/${domain}.ts';\n$&`)
			.replace('\t...httpWords,\n', `$&\t...${name},\n`),
	);
}

const textOfUseCase = (
	{ verb, type, domain }: Names,
	refusal: string,
): string => `import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type ${refusal}, type ${type}Input, type ${type}View, refuse } from '../contract.ts';

/** Load with a lock, ask a rule, save, publish. */
export function ${verb}(
	context: Context<MemberActor>,
	input: ${type}Input,
): Promise<Result<${type}View, Failure<${refusal}>>> {
	return transact(context, async ({ actor }): Promise<Result<${type}View, Failure<${refusal}>>> => {
		const isOwn = input.id === actor.customerId;
		if (!isOwn) return refuse('${domain}.not_found');
		return ok({ id: input.id });
	});
}
`;

const textOfTest = ({ verb, domain, sentence }: Names): string => `import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { ${verb} } from '../index.ts';

const database = testDatabase();

test('somebody who wants to ${sentence} finds nothing under an id that does not exist', async () => {
	const answer = await ${verb}(contextOf(await database, member(newId())), { id: newId() });
	expect(answer).toMatchObject({ ok: false, error: { code: '${domain}.not_found' } });
});
`;

const textOfEndpoint = (
	{ verb, type, domain, sentence }: Names,
	table: string,
): string => `import { ${type}Input, ${type}View, ${table} } from '#src/domains/${domain}/contract.ts';
import { ${verb} } from '#src/domains/${domain}/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: '${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}',
	input: ${type}Input,
	output: ${type}View,
	refusals: { '${domain}.not_found': ${table}['${domain}.not_found'] },
	handle: ${verb},
});
`;
