import type { Background } from '#src/platform/jobs/index.ts';
import { completePicture } from './jobs/complete-picture.ts';

export { letGo } from './imaging/encoding.ts';
export { LABEL_FAMILY, loadLabelFont } from './imaging/label-font.ts';

export const mediaBackground: Background = {
	events: [],
	subscribers: [],
	jobs: [completePicture],
	timetable: [],
};
