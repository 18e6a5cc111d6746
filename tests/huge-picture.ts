import { crc32, deflateSync } from 'node:zlib';

/** Declares 400 million pixels, for which a naive decoder would allocate 1.2 GB. */
export function hugePicture(): Buffer {
	const size = Buffer.alloc(13);
	size.writeUInt32BE(20_000, 0);
	size.writeUInt32BE(20_000, 4);
	size.set([8, 2, 0, 0, 0], 8);
	const chunk = (type: string, data: Buffer): Buffer => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	};
	const signature = Buffer.from('89504e470d0a1a0a', 'hex');
	const points = deflateSync(Buffer.alloc(60_001 * 2000));
	return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))]);
}
