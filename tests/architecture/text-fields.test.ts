import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LineText, PlainText } from '#src/shared/text/text.ts';
import { domainModules } from './domain-modules.ts';
import { isSchema, stringFields, textFieldProblems } from './text-fields.ts';

/** Not stored as a text of the field: searched, looked up, or kept as typed until the form is saved. */
const AS_TYPED: readonly RegExp[] = [
	/^SaveDraftInput\.form\./,
	/\.(?:q|cursor|ids)$/,
	/\.(?:slug|category|shop|attr|province|field|agreementVersion)$/,
	// Read by parsers of their own, which accept more notations.
	/\.phone$/,
	/^SubmitIdentityInput\.number$/,
];

const contracts = [...(await domainModules('contract*.ts')), ...(await domainModules('contract/*.ts'))];
const inputs = contracts.flatMap(({ file, exports }) =>
	Object.entries(exports)
		.filter(([name, schema]) => /Input$|Note$/.test(name) && isSchema(schema))
		.map(([name, schema]) => ({ file, name, schema })),
);

test('contracts have more than 100 inputs', () => expect(inputs.length).toBeGreaterThan(100));

test.each(inputs)('every text field of $name is cleaned in the same way', ({ name, schema }) => {
	const fields = isSchema(schema) ? stringFields(schema, name) : [];
	const checked = fields.filter(({ path }) => !AS_TYPED.some((pattern) => pattern.test(path)));
	expect(checked.flatMap(textFieldProblems)).toEqual([]);
});

test('textFieldProblems reports a field that refuses or keeps invisible characters', () => {
	const problemsOf = (schema: z.ZodMiniType) =>
		stringFields(z.object({ name: z.optional(z.array(schema)) }), 'Input').flatMap(textFieldProblems);
	expect([problemsOf(LineText(60)), problemsOf(PlainText(60)), problemsOf(z.uuid())]).toEqual([[], [], []]);
	const both = ['Input.name does not clean invisible characters', 'Input.name accepts what cannot be printed'];
	expect(problemsOf(z.string().check(z.maxLength(60)))).toEqual(both);
	expect(problemsOf(LineText(60).check(z.refine((text) => !text.includes('❤'))))).toEqual([]);
});
