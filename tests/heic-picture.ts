/** A HEIC file of 400 × 300 in the green of the plain rectangle, as phones encode it. */
const TILE = Buffer.from(
	'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAA' +
		'AAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFnAAEAAAAAAAABHwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAw2lwcnAAAACl' +
		'aXBjbwAAAHlodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoCQCEAAQAsQgEBA3AAAAMAkAAAAwAA' +
		'AwA8oAyIBMfeW6kkprm4EBAwIAAAAwAgAAADACEiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAGQAAABLAAAABBwaXhpAAAAAAMICAgAAAAWaXBt' +
		'YQAAAAAAAAABAAEDgQKDAAABJ21kYXQAAAEbKAGvEyiIpJERGOaocNO/yVH/9yzq/9hQ60nm7TC1aHf//v7594A3l+44KdoejVjpatBx7ireXtUw' +
		'Yuc7xImUSsnTekHAnCn7cNr4+Bk1Kc9i8jcgRBSp+nzluZfAEj+tej2Mkl/qSnDbZMrkmZSJ5QjUnmW6w3YZyTQG+lqf++740/J+mfs01gsbFt4a' +
		'AAXIAFyADNjT48RofQ//6iAY5LwX942kATlr2v/7vMYFVynhGC/Otq+/MPIn6+Q6Zx+b8t9gP5hty3Zt7iJgc54ykBDwASE6mRR4AQwAcYBLQLAA' +
		'BQAA067whGcCALUAAAMBP52AH2ASfF+7OkAAAAMAAAMBbY2AAGwAAAMCPAM2ODAAAAMAAAMAAAMBCQ==',
	'base64',
);
const TILE_WIDTH = 400;
const TILE_HEIGHT = 300;
const u16 = (...values: readonly number[]): Buffer => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const u32 = (value: number): Buffer => u16(Math.floor(value / 65_536), value & 65_535);

function box(type: string, ...content: readonly Uint8Array[]): Buffer {
	const body = Buffer.concat([Buffer.from(type), ...content]);
	return Buffer.concat([u32(body.length + 4), body]);
}
const fullBox = (type: string, version: number, ...content: readonly Uint8Array[]): Buffer =>
	box(type, u32(version * 2 ** 24), ...content);

/** The bytes of the box of this type, found by its name. */
function boxOf(type: string): Buffer {
	const at = TILE.indexOf(type) - 4;
	return TILE.subarray(at, at + TILE.readUInt32BE(at));
}

export const heicPicture = (): Buffer => Buffer.from(TILE);

/**
 * A picture of 400 · `columns` × 300 · `rows` pixels: phones store large photos as such a grid of up to 256 tiles.
 * `claims` replaces the size that the file declares.
 */
export function heicGrid(columns: number, rows: number, claims?: { readonly width: number; readonly height: number }) {
	const { width, height } = claims ?? { width: columns * TILE_WIDTH, height: rows * TILE_HEIGHT };
	const tile = boxOf('mdat').subarray(8);
	const layout = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width, height)]);
	const tiles = Array.from({ length: columns * rows }, (_, at) => at + 1);
	const gridId = tiles.length + 1;
	const item = (id: number, type: string): Buffer =>
		fullBox('infe', 2, u16(id, 0), Buffer.from(type), Buffer.from([0]));
	const place = (id: number, offset: number, length: number): Buffer =>
		Buffer.concat([u16(id, 0), u32(0), u16(1), u32(offset), u32(length)]);
	const uses = (id: number, ...properties: readonly number[]): Buffer =>
		Buffer.concat([u16(id), Buffer.from([properties.length, ...properties])]);
	const metaFor = (offset: number): Buffer =>
		fullBox(
			'meta',
			0,
			boxOf('hdlr'),
			fullBox('pitm', 0, u16(gridId)),
			fullBox(
				'iloc',
				0,
				u16(0x44_40, gridId),
				...tiles.map((id) => place(id, offset, tile.length)),
				place(gridId, offset + tile.length, layout.length),
			),
			fullBox('iinf', 0, u16(gridId), ...tiles.map((id) => item(id, 'hvc1')), item(gridId, 'grid')),
			fullBox('iref', 0, box('dimg', u16(gridId, tiles.length, ...tiles))),
			box(
				'iprp',
				box('ipco', boxOf('hvcC'), boxOf('ispe'), boxOf('pixi'), fullBox('ispe', 0, u32(width), u32(height))),
				fullBox('ipma', 0, u32(gridId), ...tiles.map((id) => uses(id, 0x81, 2, 0x83)), uses(gridId, 4, 0x83)),
			),
		);
	const type = boxOf('ftyp');
	const offset = type.length + metaFor(0).length + 8;
	return Buffer.concat([type, metaFor(offset), box('mdat', tile, layout)]);
}
