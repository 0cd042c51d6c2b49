/** Groups of features, and the vehicle categories that they are offered for. */
export const vehicleFeatures: readonly { readonly categories: readonly string[]; readonly groups: string }[] =
  [
    {
      categories: ['Cars', 'Luxury cars', 'Vans and minibuses'],
      groups: `
Comfort: Air conditioning, Dual-zone climate control, Rear air vents, Heated seats, Ventilated seats, Massage seats, Leather seats,
  Electric seats, Memory seats, Sunroof, Panoramic roof, Ambient lighting, Third row of seats, Cooled glove box
Convenience: Keyless entry, Push-button start, Cruise control, Electric tailgate, Electric mirrors, Rain-sensing wipers, Automatic headlights,
  Wireless charging, USB charging, Salik tag [ae], FASTag [in]
Safety: Airbags, ABS, Electronic stability control, Traction control, ISOFIX, Hill-start assist, Tyre pressure monitor, Alarm, First-aid kit,
  Fire extinguisher, Spare wheel
Driver assistance: Reversing camera, 360° camera, Parking sensors, Park assist, Adaptive cruise control, Lane-keeping assist, Blind-spot monitor,
  Emergency braking, Head-up display, Night vision
Entertainment: Apple CarPlay, Android Auto, Bluetooth, Touch screen, Navigation, Premium sound, Rear-seat screens, Wi-Fi hotspot, Digital radio
Exterior: Alloy wheels, LED headlights, Fog lights, Roof rack, Tow bar, Side steps, Body kit, Tinted windows
`,
    },
    {
      categories: ['Buses'],
      groups: `
Comfort: Air conditioning, Reclining seats, Leg rests, Reading lights, Toilet, Curtains, Water dispenser, Blankets [in]
Convenience: USB charging, Wi-Fi hotspot, Luggage hold, Wheelchair lift, Fridge
Safety: Seat belts, ABS, Reversing camera, GPS tracking, Speed limiter, Emergency exits, Fire extinguisher, First-aid kit, CCTV
Entertainment: Television, Microphone, Sound system
`,
    },
    {
      categories: ['Trucks', 'Auto-rickshaws'],
      groups: `
Comfort: Air conditioning, Radio, Bluetooth, Canopy
Load: Tail lift, Crane, Refrigeration, Tarpaulin, Load straps, Ramp
Safety: ABS, Reversing camera, GPS tracking, Speed limiter, Fire extinguisher, First-aid kit
`,
    },
    {
      categories: ['Motorcycles', 'Bicycles', 'Desert and off-road'],
      groups: `
Included: Helmet, Second helmet, Gloves, Riding jacket, Goggles, Phone holder, Lock, Guide
Safety: ABS, Traction control, Riding modes, Crash guard, Roll cage, Harness, Lights, First-aid kit
Luggage: Top box, Panniers, Saddle bag, Basket, Child seat
Comfort: Windscreen, Heated grips, USB charging, Bluetooth, Cruise control
`,
    },
    {
      categories: ['Boats and yachts'],
      groups: `
Comfort: Air conditioning, Sun deck, Flybridge, Shower, Kitchen, Dining area, Fridge, Barbecue, Jacuzzi
Entertainment: Sound system, Television, Karaoke, Party lights, Wi-Fi hotspot
Safety: Life jackets, Life raft, GPS, Radar, Radio, First-aid kit, Fire extinguisher
Water sports: Snorkelling gear, Fishing gear, Jet ski, Banana boat, Water slide, Paddle board, Towels
`,
    },
    {
      categories: ['Campers and caravans'],
      groups: `
Living: Kitchen, Fridge, Microwave, Shower, Toilet, Awning, Heating, Air conditioning, Solar panel, Generator, Television
Included: Bedding, Dishes, Camping chairs, Camping table, Gas bottle, Bicycle rack
Safety: Reversing camera, ABS, Smoke detector, Gas detector, Fire extinguisher, First-aid kit
`,
    },
  ];
