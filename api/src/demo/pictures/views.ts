/** The pictures of a car, in the order of its listing. */
export const pictureViews = ['front', 'side', 'rear', 'interior'] as const;
export type PictureView = (typeof pictureViews)[number];

export const pictureSize = { width: 640, height: 400 } as const;
