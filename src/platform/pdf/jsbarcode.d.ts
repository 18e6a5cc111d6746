/** What we use of the library; the published types know the browser only. */
declare module 'jsbarcode' {
	type Drawn = { encodings?: readonly { readonly data: string }[] };
	export default function JsBarcode(drawn: Drawn, text: string, options: { readonly format: 'CODE128' }): void;
}
