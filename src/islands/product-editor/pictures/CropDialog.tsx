import { useState } from 'react';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { CropFrame } from './CropFrame.tsx';
import type { Framed } from './use-crop.ts';

type Props = {
	readonly hash: string | null;
	readonly onClose: () => void;
	readonly onCropped: (file: File) => void;
};
const QUALITY = 0.92;

/** Crops a picture to a square on the device and uploads it as a new picture. */
export function CropDialog({ hash, onClose, onCropped }: Props) {
	const [framed, setFramed] = useState<Framed | null>(null);
	const [wrong, setWrong] = useState('');
	const close = () => {
		setFramed(null);
		setWrong('');
		onClose();
	};
	const crop = () => {
		const canvas = framed && squareOf(framed);
		if (!canvas) return setWrong(messages.cropFailed);
		canvas.toBlob(
			(blob) => {
				if (!blob) return setWrong(messages.cropFailed);
				onCropped(new File([blob], 'anh-vuong.jpg', { type: blob.type }));
				close();
			},
			'image/jpeg',
			QUALITY,
		);
	};
	const foot = <DialogFoot no={messages.keep} onCancel={close} yes={messages.cropDo} onConfirm={crop} isBusy={false} />;
	return (
		<Dialog title={messages.cropTitle} isOpen={hash !== null} onClose={close} foot={foot}>
			{hash && <CropFrame key={hash} hash={hash} onFramed={setFramed} />}
			{wrong && <p role="alert">{wrong}</p>}
		</Dialog>
	);
}

function squareOf({ image, square: { left, top, side } }: Framed): HTMLCanvasElement | null {
	const width = Math.round(side);
	const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
	const drawn = canvas.getContext('2d');
	if (width === 0 || !drawn) return null;
	drawn.drawImage(image, left, top, side, side, 0, 0, width, width);
	return canvas;
}
