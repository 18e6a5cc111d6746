import { afterEach, expect, test, vi } from 'vitest';
import { PICTURE_MAX_BYTES } from '#src/domains/media/contract.ts';
import { uploadPicture } from './pictures.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body: unknown) => {
	const send = vi.fn(async () => Response.json(body, { status }));
	vi.stubGlobal('fetch', send);
	return send;
};

test('a picture that is too heavy is refused by its name before anything is sent', async () => {
	const send = answers(200, {});
	const heavy = new File([new Uint8Array(PICTURE_MAX_BYTES + 1)], 'bìa.jpg');
	expect(await uploadPicture(heavy)).toEqual({
		picture: null,
		wrong: 'bìa.jpg: ảnh nặng quá 10 MB. Bạn chọn ảnh nhẹ hơn nhé.',
	});
	expect(send).not.toHaveBeenCalled();
});

test('what the server says of a file is told with the name of the file, shortened when it is long', async () => {
	answers(422, { code: 'media.not_a_picture', detail: 'Tệp này không phải ảnh.' });
	expect(await uploadPicture(new File(['x'], `${'a'.repeat(80)}.txt`))).toEqual({
		picture: null,
		wrong: `${'a'.repeat(39)}…: tệp này không phải ảnh.`,
	});
});

test('a picture that was taken is known by its hash', async () => {
	const picture = { hash: 'abc', width: 300, height: 300 };
	answers(201, picture);
	expect(await uploadPicture(new File(['x'], 'x.png'))).toEqual({ picture });
});
