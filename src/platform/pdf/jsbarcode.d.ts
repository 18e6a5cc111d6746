/** The published types cover browsers only. */
declare module 'jsbarcode' {
	type Drawn = { encodings?: readonly { readonly data: string }[] };
	export default function JsBarcode(drawn: Drawn, text: string, options: { readonly format: 'CODE128' }): void;
}
