import { useId } from 'react';
import { type Crop, cropSquare, maxZoom, ZOOM_MAX } from '#src/domains/product-editing/rules/picture-crop.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { url } from '#src/routes.ts';
import { type Framed, type Size, useCrop } from './use-crop.ts';

type Props = { readonly hash: string; readonly onFramed: (framed: Framed) => void };
const PERCENT = 100;

export function CropFrame({ hash, onFramed }: Props) {
	const id = useId();
	const { image, size, crop, zoom, onLoad, handlers } = useCrop(onFramed);
	return (
		<div className="editor-crop">
			<button className="crop-frame" type="button" aria-label={messages.cropFrame} {...handlers}>
				<img
					ref={image}
					src={url.picture({ hash, width: 1200, format: 'webp' })}
					alt=""
					draggable={false}
					style={size ? shownAt(size, crop) : undefined}
					onLoad={onLoad}
				/>
			</button>
			<label className="field-label" htmlFor={id}>
				{messages.cropZoom}
			</label>
			<input
				id={id}
				type="range"
				min={1}
				max={size ? maxZoom(size) : ZOOM_MAX}
				disabled={size !== null && maxZoom(size) === 1}
				step={0.05}
				value={crop.zoom}
				aria-valuetext={`${Math.round(crop.zoom * PERCENT)}%`}
				onChange={({ currentTarget }) => zoom(Number(currentTarget.value))}
			/>
			<p className="field-hint">{messages.cropHint}</p>
		</div>
	);
}

/** Scales and moves the picture behind the frame; all values are percentages of the frame's side. */
function shownAt(size: Size, crop: Crop) {
	const { left, top, side } = cropSquare(size, crop);
	const share = (points: number): string => `${(points / side) * PERCENT}%`;
	return { width: share(size.width), height: share(size.height), left: share(-left), top: share(-top) };
}
