import { Car, Cone, Ground } from '../parts';

/** A signpost that shows no way. */
export const notFound = (
  <>
    <Ground />
    <path className="face" d="M158 44h6v84h-6z" />
    <path className="face" d="M140 50h46l10 10-10 10h-46z" />
    <path className="shade" d="M184 78h-44l-10 9 10 9h44z" />
    <path className="write" d="M158 57c0-5 8-5 8 0 0 4-4 3-4 6M162 66v.1M150 87h18" />
    <Car x={34} y={92} />
    <path className="thin" d="M136 118h14M172 118h14M198 118h14" />
  </>
);

/** The barrier is down. */
export const unauthorized = (
  <>
    <Ground />
    <path className="face" d="M170 74h22v54h-22z" />
    <path className="ink" d="M177 92h8v9h-8z" />
    <path className="line" d="M178 92v-3a3 3 0 0 1 6 0v3" />
    <path className="face" d="M188 78H62v10h126z" />
    <path className="stripe" d="M76 83h16M108 83h16M140 83h16" />
    <circle className="light" cx="181" cy="66" r="7" />
    <circle className="glow" cx="181" cy="66" r="17" />
    <Car x={24} y={92} />
  </>
);

/** A flat tyre. */
export const oops = (
  <>
    <Ground />
    <Car x={62} y={92} flat />
    <Cone x={178} y={94} />
    <path className="thin" d="M142 82c-6-8 6-10 0-20M156 84c-6-8 6-12 0-24M170 82c-6-8 6-10 0-18" />
  </>
);

/** Roadworks. */
export const notInRelease = (
  <>
    <Ground />
    <path className="line" d="M76 128l8-62M92 128l-8-62M156 128l8-62M172 128l-8-62" />
    <path className="face" d="M60 66h128v24H60z" />
    <path className="stripe" d="M72 90l16-24M100 90l16-24M128 90l16-24M156 90l16-24" />
    <path className="line" d="M60 66h128v24H60z" />
    <circle className="glow" cx="84" cy="52" r="18" />
    <path className="light" d="M76 64V54a8 8 0 0 1 16 0v10zM156 64V54a8 8 0 0 1 16 0v10z" />
    <Cone x={22} y={94} />
    <path className="thin" d="M198 118h14M198 108h8" />
  </>
);

/** A car on display, with an empty place next to it. */
export const firstVehicle = (
  <>
    <Ground />
    <path className="face" d="M150 88h60v40h-60z" />
    <path className="shade" d="M144 78h72l4 12h-80z" />
    <path className="light" d="M174 100h12v28h-12z" />
    <path className="thin" d="M158 100h8v10h-8zM194 100h8v10h-8z" />
    <Car x={38} y={92} />
    <path className="write" d="M86 60v20M76 70h20" />
  </>
);
