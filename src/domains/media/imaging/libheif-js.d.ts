declare module 'libheif-js/wasm-bundle.js' {
	type Target = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };
	type HeifImage = {
		get_width(): number;
		get_height(): number;
		is_primary(): boolean;
		/** Fills the target and calls back with it, or with null when the picture cannot be decoded. */
		display(target: Target, done: (shown: Target | null) => void): void;
	};
	const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] } };
	export default libheif;
}
