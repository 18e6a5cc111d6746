import { useId, useRef, useState } from 'react';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { url } from '#src/routes.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';

type Props = {
	readonly hash: string | null;
	readonly onClose: () => void;
	readonly onCropped: (file: File) => void;
};
const QUALITY = 0.92;

/** Cuts the longer side: a slider says where, for mouse, finger and keyboard alike. */
export function CropDialog({ hash, onClose, onCropped }: Props) {
	const id = useId();
	const image = useRef<HTMLImageElement>(null);
	const [place, setPlace] = useState(50);
	const [wrong, setWrong] = useState('');
	const crop = () => {
		const canvas = image.current && squareOf(image.current, place / 100);
		if (!canvas) return setWrong(words.cropFailed);
		canvas.toBlob(
			(blob) => {
				if (!blob) return setWrong(words.cropFailed);
				onCropped(new File([blob], 'anh-vuong.jpg', { type: blob.type }));
				onClose();
			},
			'image/jpeg',
			QUALITY,
		);
	};
	const foot = <DialogFoot no={words.keep} onNo={onClose} yes={words.cropDo} onYes={crop} isBusy={false} />;
	return (
		<Dialog title={words.cropTitle} isOpen={hash !== null} onClose={onClose} foot={foot}>
			{hash && (
				<div className="editor-crop">
					<img
						ref={image}
						src={url.picture({ hash, width: 1200, format: 'webp' })}
						alt={words.cropTitle}
						width={320}
						height={320}
						style={{ objectPosition: `${place}% ${place}%` }}
					/>
					<label className="field-label" htmlFor={id}>
						{words.cropPlace}
					</label>
					<input
						id={id}
						type="range"
						min={0}
						max={100}
						value={place}
						onChange={({ currentTarget }) => setPlace(Number(currentTarget.value))}
					/>
					{wrong && <p role="alert">{wrong}</p>}
				</div>
			)}
		</Dialog>
	);
}

function squareOf(image: HTMLImageElement, place: number): HTMLCanvasElement | null {
	const { naturalWidth: width, naturalHeight: height } = image;
	const side = Math.min(width, height);
	const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
	const drawn = canvas.getContext('2d');
	if (side === 0 || !drawn) return null;
	drawn.drawImage(image, (width - side) * place, (height - side) * place, side, side, 0, 0, side, side);
	return canvas;
}
