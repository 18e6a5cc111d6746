declare module 'unpdf' {
	export type Read = { readonly numPages: number };
	export function getDocumentProxy(bytes: Uint8Array): Promise<Read>;
	export function extractText(
		document: Read,
		options: { readonly mergePages: false },
	): Promise<{ readonly text: readonly string[] }>;
}
