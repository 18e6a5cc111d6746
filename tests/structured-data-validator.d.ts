declare module '@adobe/structured-data-validator' {
	type Issue = {
		readonly severity: 'ERROR' | 'WARNING';
		readonly issueMessage: string;
		readonly path?: readonly unknown[];
	};
	export default class Validator {
		validate(found: { readonly jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<readonly Issue[]>;
	}
}
