export { findPictures } from './queries/find-pictures.ts';
export { drawShareCard } from './use-cases/draw-share-card.ts';
