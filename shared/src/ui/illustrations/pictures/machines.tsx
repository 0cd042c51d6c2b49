import { Car, Ground } from '../parts';

/** The charging post, and its cable pulled out. */
export const apiDown = (
  <>
    <Ground />
    <path className="face" d="M168 52a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v76h-40z" />
    <path className="shade" d="M176 54h24v16h-24z" />
    <path className="danger" d="M184 58l8 8M192 58l-8 8" />
    <path className="line" d="M168 92h-8c-10 0-10 20-22 20-8 0-8-8-8-12" />
    <path className="ink" d="M124 88h12v10h-12z" />
    <path className="line" d="M127 88v-6M133 88v-6" />
    <path className="thin" d="M118 76l-5-5M130 72v-8M142 76l5-5" />
    <circle className="light" cx="188" cy="84" r="4" />
    <Car x={24} y={92} />
  </>
);

/** Short and stout, on wheels. */
export const teapot = (
  <>
    <Ground />
    <path className="line" d="M86 70c-22-6-30 26-2 34" />
    <path className="face" d="M156 92c14-2 12-26 28-28 2 8-6 34-26 40z" />
    <path className="brand" d="M84 84c0-16 14-26 38-26s38 10 38 26c0 14-8 24-16 30h-44c-8-6-16-16-16-30z" />
    <path className="face" d="M98 60c2-8 46-8 48 0z" />
    <circle className="light" cx="122" cy="48" r="5" />
    <path className="face" d="M100 82h18v12H97c0-5 1-9 3-12zM126 82h18c2 3 3 7 3 12h-21z" />
    <circle className="face" cx="102" cy="119" r="9" />
    <circle className="ink" cx="102" cy="119" r="2" />
    <circle className="face" cx="142" cy="119" r="9" />
    <circle className="ink" cx="142" cy="119" r="2" />
    <path className="thin" d="M188 54c-4-6 6-8 2-16M198 58c-4-6 6-10 2-18M56 118h14M42 108h20" />
  </>
);

/** No connection to the outside. */
export const offline = (
  <>
    <Ground />
    <path className="face" d="M160 68h4l10 60h-24z" />
    <path className="line" d="M156 92h12M153 110h18" />
    <circle className="light" cx="162" cy="60" r="6" />
    <path className="thin" d="M146 48a22 22 0 0 0 0 24M178 48a22 22 0 0 1 0 24" />
    <path className="thin" strokeDasharray="4 7" d="M134 40a36 36 0 0 0 0 40M190 40a36 36 0 0 1 0 40" />
    <path className="danger" strokeWidth="4" d="M136 34l54 52" />
    <Car x={30} y={92} />
  </>
);
