import { afterEach, expect, test, vi } from 'vitest';
import { PICTURE_MAX_BYTES } from '#src/domains/media/contract.ts';
import { uploadPicture } from './pictures.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: unknown) => {
	const send = vi.fn(async () => Response.json(body, { status }));
	vi.stubGlobal('fetch', send);
	return send;
};

test('uploadPicture rejects a too large file by its name without a request', async () => {
	const send = answers(200, {});
	const heavy = new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], 'bìa.jpg');
	expect(await uploadPicture(heavy)).toEqual({
		picture: null,
		wrong: 'bìa.jpg: ảnh nặng quá 10 MB. Bạn hãy chọn ảnh nhẹ hơn.',
	});
	expect(send).not.toHaveBeenCalled();
});

test("uploadPicture prefixes the server's error with the shortened file name", async () => {
	answers(422, { code: 'media.not_a_picture', detail: 'Tệp này không phải ảnh.' });
	expect(await uploadPicture(new File(['x'], `${'a'.repeat(80)}.txt`))).toEqual({
		picture: null,
		wrong: `${'a'.repeat(39)}…: tệp này không phải ảnh.`,
	});
});

test('uploadPicture returns the picture with its hash', async () => {
	const picture = { hash: 'abc', width: 300, height: 300 };
	answers(201, picture);
	expect(await uploadPicture(new File(['x'], 'x.png'))).toEqual({ picture });
});
