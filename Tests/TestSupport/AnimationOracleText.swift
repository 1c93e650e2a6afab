// swift-format-ignore-file
// One row a line, as in the table this was copied from; splitting rows would make them unreadable.

/// Reference numbers of animations: `animation,parameters,time,target,value,velocity,source`.
///
/// Computed apart from this package (a 40-digit bisection for curves, textbook oscillators for springs) and, where the
/// last column says so, measured on real SwiftUI to the digits it gives. Fields without a number are empty.
let animationOracleText = #"""
animation,parameters,time,target,value,velocity,source
linear,duration=1,0.000000,1.000000000,0.000000000,,derived
linear,duration=1,0.250000,1.000000000,0.250000000,1.000000000,derived
linear,duration=1,0.500000,1.000000000,0.500000000,1.000000000,derived
linear,duration=1,0.750000,1.000000000,0.750000000,1.000000000,derived
linear,duration=1,1.000000,1.000000000,1.000000000,,derived
linear,duration=0.35,0.100000,1.000000000,0.285714286,2.857142857,derived (0.35 s default documented)
linear,duration=0.35,0.175000,1.000000000,0.500000000,2.857142857,derived (0.35 s default documented)
linear,duration=0.35,0.350000,1.000000000,1.000000000,,derived (0.35 s default documented)
easeIn,duration=1,0.100000,1.000000000,0.017026610,0.324183075,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeIn,duration=1,0.250000,1.000000000,0.093464651,0.674597795,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeIn,duration=1,0.500000,1.000000000,0.315356813,1.073978780,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeIn,duration=1,0.750000,1.000000000,0.621861869,1.368288963,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeIn,duration=1,0.900000,1.000000000,0.839427846,1.535074010,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeOut,duration=1,0.100000,1.000000000,0.160572154,1.535074010,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeOut,duration=1,0.250000,1.000000000,0.378138131,1.368288963,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeOut,duration=1,0.500000,1.000000000,0.684643187,1.073978780,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeOut,duration=1,0.750000,1.000000000,0.906535349,0.674597795,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeOut,duration=1,0.900000,1.000000000,0.982973390,0.324183075,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeInOut,duration=1,0.100000,1.000000000,0.019722454,0.402244219,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeInOut,duration=1,0.250000,1.000000000,0.129161931,1.059261841,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeInOut,duration=1,0.500000,1.000000000,0.500000000,1.724137931,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeInOut,duration=1,0.750000,1.000000000,0.870838069,1.059261841,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeInOut,duration=1,0.900000,1.000000000,0.980277546,0.402244219,derived; 2-digit agreement with OpenSwiftUI test at .25/.5/.75
easeInOut,duration=0.35,0.087500,1.000000000,0.129161931,3.026462403,derived
easeInOut,duration=0.35,0.175000,1.000000000,0.500000000,4.926108374,derived
easeInOut,duration=0.35,0.262500,1.000000000,0.870838069,3.026462403,derived
easeInOut,duration=6,1.000000,1.000000000,0.056130819,0.115335275,derived (seed 000 flash card 2)
easeInOut,duration=6,1.500000,1.000000000,0.129161931,0.176543640,derived (seed 000 flash card 2)
easeInOut,duration=6,2.000000,1.000000000,0.231774816,0.232234687,derived (seed 000 flash card 2)
easeInOut,duration=6,3.000000,1.000000000,0.500000000,0.287356322,derived (seed 000 flash card 2)
easeInOut,duration=6,4.000000,1.000000000,0.768225184,0.232234687,derived (seed 000 flash card 2)
easeOut,duration=0.8,0.100000,1.000000000,0.198580007,1.882216340,derived (seed 000 NightsRing)
easeOut,duration=0.8,0.200000,1.000000000,0.378138131,1.710361204,derived (seed 000 NightsRing)
easeOut,duration=0.8,0.400000,1.000000000,0.684643187,1.342473475,derived (seed 000 NightsRing)
easeOut,duration=0.8,0.600000,1.000000000,0.906535349,0.843247243,derived (seed 000 NightsRing)
"timingCurve(0.25,0.1,0.25,1)",duration=1,0.250000,1.000000000,0.408510591,2.207882946,derived (seed 001 UnitCurve)
"timingCurve(0.25,0.1,0.25,1)",duration=1,0.500000,1.000000000,0.802403388,0.994142452,derived (seed 001 UnitCurve)
"timingCurve(0.25,0.1,0.25,1)",duration=1,0.750000,1.000000000,0.960458978,0.346765722,derived (seed 001 UnitCurve)
"timingCurve(0.68,-0.6,0.32,1.6)",duration=1,0.100000,1.000000000,-0.072823181,-0.552742058,derived (overshoot allowed)
"timingCurve(0.68,-0.6,0.32,1.6)",duration=1,0.200000,1.000000000,-0.104612065,-0.041590567,derived (overshoot allowed)
"timingCurve(0.68,-0.6,0.32,1.6)",duration=1,0.300000,1.000000000,-0.068663438,0.854492953,derived (overshoot allowed)
"timingCurve(0.68,-0.6,0.32,1.6)",duration=1,0.500000,1.000000000,0.500000000,5.000000000,derived (overshoot allowed)
"timingCurve(0.68,-0.6,0.32,1.6)",duration=1,0.800000,1.000000000,1.104612065,-0.041590567,derived (overshoot allowed)
"UnitCurve.bezier(-0.5,2,1.5,-1)","x clamped to (0,1)",0.500000,1.000000000,0.500000000,-1.000000000,"from OpenSwiftUI test (value .5, velocity -1)"
"UnitCurve.bezier(0.25,0.1,0.75,0.9)",,0.500000,1.000000000,0.500000000,1.200000000,from OpenSwiftUI test (velocity 1.199)
UnitCurve.circularEaseIn,,0.250000,1.000000000,0.031754163,0.258198890,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseOut,,0.250000,1.000000000,0.661437828,1.133893419,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseInOut,,0.250000,1.000000000,0.066987298,0.577350269,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseIn,,0.500000,1.000000000,0.133974596,0.577350269,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseOut,,0.500000,1.000000000,0.866025404,0.577350269,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseInOut,,0.500000,1.000000000,0.500000000,,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseIn,,0.750000,1.000000000,0.338562172,1.133893419,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseOut,,0.750000,1.000000000,0.968245837,0.258198890,derived; 3-digit agreement with OpenSwiftUI test
UnitCurve.circularEaseInOut,,0.750000,1.000000000,0.933012702,0.577350269,derived; 3-digit agreement with OpenSwiftUI test
Spring.stiffness,duration=0.5 bounce=0.3,,1.000000000,157.913670417,,documented (157.9); digits derived
Spring.damping,duration=0.5 bounce=0.3,,1.000000000,17.592918860,,documented (17.6); digits derived
Spring.duration,mass=1 stiffness=100 damping=10,,1.000000000,0.628318531,,documented (0.63); digits derived
Spring.bounce,mass=1 stiffness=100 damping=10,,1.000000000,0.500000000,,documented (0.5)
Spring.stiffness,duration=0.15 bounce=0,,1.000000000,1754.596337971,,"measured (second independent probe, macOS 26: 1754.5963); digits derived"
Spring.damping,duration=0.15 bounce=0,,1.000000000,83.775804096,,"measured (second independent probe, macOS 26: 83.7758); digits derived"
Spring.stiffness,duration=0.35 bounce=0.15,,1.000000000,322.272796770,,"measured (second independent probe, macOS 26: 322.2728); digits derived"
Spring.damping,duration=0.35 bounce=0.15,,1.000000000,30.518328635,,"measured (second independent probe, macOS 26: 30.5183); digits derived"
Spring.stiffness,duration=0.3 bounce=0.2,,1.000000000,438.649084493,,"measured (second independent probe, macOS 26: 438.6491); digits derived"
Spring.damping,duration=0.3 bounce=0.2,,1.000000000,33.510321638,,"measured (second independent probe, macOS 26: 33.5103); digits derived"
spring / smooth / default,"duration=0.5 bounce=0 (response .5, damping 1)",0.100000,1.000000000,0.357739556,4.494373762,derived
spring / smooth / default,"duration=0.5 bounce=0 (response .5, damping 1)",0.200000,1.000000000,0.715415689,2.558283328,derived
spring / smooth / default,"duration=0.5 bounce=0 (response .5, damping 1)",0.300000,1.000000000,0.890033939,1.092167775,derived
spring / smooth / default,"duration=0.5 bounce=0 (response .5, damping 1)",0.500000,1.000000000,0.986399069,0.147447368,derived
spring / smooth / default,"duration=0.5 bounce=0 (response .5, damping 1)",0.800000,1.000000000,0.999524140,0.005438829,derived
spring / smooth / default,"duration=0.5 bounce=0 (response .5, damping 1)",1.000000,1.000000000,0.999952689,0.000550699,derived
"default (documented constants, NOT chosen)",response=0.55 damping=1,0.100000,1.000000000,0.316461215,4.163873258,derived
"default (documented constants, NOT chosen)",response=0.55 damping=1,0.200000,1.000000000,0.665624450,2.656994415,derived
"default (documented constants, NOT chosen)",response=0.55 damping=1,0.300000,1.000000000,0.856213607,1.271583971,derived
"default (documented constants, NOT chosen)",response=0.55 damping=1,0.500000,1.000000000,0.977809515,0.215734738,derived
snappy,duration=0.5 bounce=0.15,0.100000,1.000000000,0.388102446,5.038907578,derived
snappy,duration=0.5 bounce=0.15,0.200000,1.000000000,0.786369170,2.731708282,derived
snappy,duration=0.5 bounce=0.15,0.300000,1.000000000,0.956446594,0.885862600,derived
snappy,duration=0.5 bounce=0.15,0.500000,1.000000000,1.006019961,-0.019147889,derived
snappy,duration=0.5 bounce=0.15,0.800000,1.000000000,1.000154774,-0.003872112,derived
bouncy,duration=0.5 bounce=0.3,0.100000,1.000000000,0.423302123,5.707558338,derived
bouncy,duration=0.5 bounce=0.3,0.200000,1.000000000,0.873710896,2.953806801,derived
bouncy,duration=0.5 bounce=0.3,0.300000,1.000000000,1.033930362,0.546018567,derived
bouncy,duration=0.5 bounce=0.3,0.500000,1.000000000,1.014498422,-0.210950820,derived
bouncy,duration=0.5 bounce=0.3,0.800000,1.000000000,0.998778658,0.012073598,derived
spring(response:dampingFraction:) defaults,response=0.5 damping=0.825,0.100000,1.000000000,0.393607720,5.140866137,derived
spring(response:dampingFraction:) defaults,response=0.5 damping=0.825,0.200000,1.000000000,0.799648863,2.764625678,derived
spring(response:dampingFraction:) defaults,response=0.5 damping=0.825,0.300000,1.000000000,0.968510772,0.840275339,derived
spring(response:dampingFraction:) defaults,response=0.5 damping=0.825,0.500000,1.000000000,1.008401963,-0.049616563,derived
interactiveSpring (default call),response=0.15 damping=0.85 blend=0.25,0.050000,1.000000000,0.681165993,11.967785284,derived (constants measured: .85)
interactiveSpring (default call),response=0.15 damping=0.85 blend=0.25,0.100000,1.000000000,0.979974982,1.818640289,derived (constants measured: .85)
interactiveSpring (default call),response=0.15 damping=0.85 blend=0.25,0.150000,1.000000000,1.006019961,-0.063826297,derived (constants measured: .85)
interactiveSpring (default call),response=0.15 damping=0.85 blend=0.25,0.300000,1.000000000,0.999966082,0.000603131,derived (constants measured: .85)
interactiveSpring(response:dampingFraction:) defaults,response=0.15 damping=0.86 blend=0.25,0.050000,1.000000000,0.676634630,11.880335963,derived
interactiveSpring(response:dampingFraction:) defaults,response=0.15 damping=0.86 blend=0.25,0.100000,1.000000000,0.975876350,1.887793428,derived
spring,duration=0.6 bounce=0.4,0.150000,1.000000000,0.601645764,4.851008665,derived (seed 000 flash card 4)
spring,duration=0.6 bounce=0.4,0.300000,1.000000000,1.055902610,1.168238471,derived (seed 000 flash card 4)
spring,duration=0.6 bounce=0.4,0.600000,1.000000000,1.009320210,-0.287007557,derived (seed 000 flash card 4)
spring,duration=0.5 bounce=-0.3,0.100000,1.000000000,0.290825711,3.402761629,derived
spring,duration=0.5 bounce=-0.3,0.300000,1.000000000,0.742605813,1.320366298,derived
spring,duration=0.5 bounce=-0.3,0.500000,1.000000000,0.907764486,0.473323520,derived
spring,duration=0.5 bounce=-0.3,1.000000,1.000000000,0.992911329,0.036376901,derived
spring,duration=1 bounce=0,0.250000,1.000000000,0.465583949,2.051689182,derived (seed 001 Spring)
spring,duration=1 bounce=0,0.500000,1.000000000,0.821025554,0.853008556,derived (seed 001 Spring)
spring,duration=1 bounce=0,1.000000,1.000000000,0.986399069,0.073723684,derived (seed 001 Spring)
Spring.value,duration=0.4 bounce=0,0.100000,10.000000000,4.655839487,51.292229541,measured (MetalUI probe: 4.656); digits derived
Spring.value,duration=0.4 bounce=0.3,0.100000,10.000000000,5.613758932,65.988141882,measured (MetalUI probe: 5.614); digits derived
Spring.value,duration=0.4 bounce=0.5,0.100000,10.000000000,6.473275507,80.873517964,measured (MetalUI probe: 6.473); digits derived
Spring.value,duration=0.4 bounce=-0.3,0.100000,10.000000000,3.723734790,38.890091536,measured (MetalUI probe: 3.724); digits derived
Spring.value,duration=1 bounce=0,0.100000,10.000000000,1.313114554,21.061265647,measured (MetalUI probe: 1.313); digits derived
Spring.value,duration=1 bounce=0.3,0.100000,10.000000000,1.457150135,24.585242717,measured (MetalUI probe: 1.457); digits derived
Spring.value,duration=0.5 bounce=0.15,0.100000,10.000000000,3.881024458,50.389075783,measured (MetalUI probe: 3.881); digits derived
Spring.value,duration=0.2 bounce=0.7,0.100000,10.000000000,13.679179901,18.504651408,measured (MetalUI probe: 13.679); digits derived
Spring.settlingDuration,duration=0.4 bounce=0 epsilon=0.001,,1.000000000,0.600000000,,measured (MetalUI probe: 0.6); digits derived
Spring.settlingDuration,duration=0.4 bounce=0.3 epsilon=0.001,,1.000000000,0.854188495,,measured (MetalUI probe: 0.854188); digits derived
Spring.settlingDuration,duration=0.4 bounce=0.5 epsilon=0.001,,1.000000000,1.157199362,,measured (MetalUI probe: 1.157199); digits derived
Spring.settlingDuration,duration=0.4 bounce=-0.3 epsilon=0.001,,1.000000000,1.200000000,,measured (MetalUI probe: 1.2); digits derived
Spring.settlingDuration,duration=1 bounce=0 epsilon=0.001,,1.000000000,1.500000000,,measured (MetalUI probe: 1.5); digits derived
Spring.settlingDuration,duration=1 bounce=0.3 epsilon=0.001,,1.000000000,1.953928491,,measured (MetalUI probe: 1.953928); digits derived
Spring.settlingDuration,duration=0.5 bounce=0.15 epsilon=0.001,,1.000000000,0.876827123,,measured (MetalUI probe: 0.876827); digits derived
Spring.settlingDuration,duration=0.2 bounce=0.7 epsilon=0.001,,1.000000000,0.981661402,,measured (MetalUI probe: 0.981661); digits derived
Spring.settlingDuration,duration=0.15 bounce=0 epsilon=0.001,,1.000000000,0.300000000,,"measured (second independent probe, macOS 26: 0.3); digits derived"
Spring.settlingDuration,duration=0.35 bounce=0.15 epsilon=0.001,,1.000000000,0.635448429,,"measured (second independent probe, macOS 26: 0.6354); digits derived"
Spring.settlingDuration,duration=0.4 bounce=0 epsilon=0.001,,1.000000000,0.600000000,,"measured (second independent probe, macOS 26: 0.6); digits derived"
Spring.settlingDuration,duration=0.3 bounce=0.2 epsilon=0.001,,1.000000000,0.583965240,,"measured (second independent probe, macOS 26: 0.584); digits derived"
Spring.settlingDuration,duration=0.5 bounce=0.3 epsilon=0.001,,1.000000000,1.044713091,,"measured (second independent probe, macOS 26: 1.0447); digits derived"
Spring.settlingDuration,duration=0.25 bounce=0 epsilon=0.001,,1.000000000,0.400000000,,"measured (second independent probe, macOS 26: 0.4); digits derived"
Spring.settlingDuration,duration=0.3 bounce=0 epsilon=0.001,,1.000000000,0.500000000,,"measured (second independent probe, macOS 26: 0.5); digits derived"
Spring: last time |1-x|>=0.001 (ms),duration=0.15 bounce=0,,1.000000000,220.431509458,,"measured (second independent probe, macOS 26: 220.4 at 0.1 ms sampling); digits derived"
Spring: last time |1-x|>=0.001 (ms),duration=0.35 bounce=0.15,,1.000000000,487.688975181,,"measured (second independent probe, macOS 26: 487.6 at 0.1 ms sampling); digits derived"
Spring: last time |1-x|>=0.001 (ms),duration=0.4 bounce=0,,1.000000000,587.817358555,,"measured (second independent probe, macOS 26: 587.8 at 0.1 ms sampling); digits derived"
Spring: last time |1-x|>=0.001 (ms),duration=0.3 bounce=0.2,,1.000000000,404.581450475,,"measured (second independent probe, macOS 26: 404.5 at 0.1 ms sampling); digits derived"
Spring: last time |1-x|>=0.001 (ms),duration=0.5 bounce=0.3,,1.000000000,818.746717383,,"measured (second independent probe, macOS 26: 818.7 at 0.1 ms sampling); digits derived"
Spring: last time |1-x|>=0.001 (ms),duration=0.5 bounce=-0.2,,1.000000000,1145.189422172,,"measured (second independent probe, macOS 26: 1145.1 at 0.1 ms sampling); digits derived"
interpolatingSpring,mass=1 stiffness=170 damping=15 v0=0,0.100000,1.000000000,0.480943136,6.592111369,derived
interpolatingSpring,mass=1 stiffness=170 damping=15 v0=0,0.200000,1.000000000,0.986203104,3.009014335,derived
interpolatingSpring,mass=1 stiffness=170 damping=15 v0=0,0.400000,1.000000000,1.053069453,-0.715866994,derived
interpolatingSpring,mass=1 stiffness=170 damping=15 v0=5 (5x the interval per second),0.100000,1.000000000,0.674828765,6.279111260,derived
interpolatingSpring,mass=1 stiffness=170 damping=15 v0=5 (5x the interval per second),0.200000,1.000000000,1.074703525,1.750492493,derived
interpolatingSpring,mass=1 stiffness=170 damping=15 v0=5 (5x the interval per second),0.400000,1.000000000,1.032014542,-0.665390586,derived
"interpolatingSpring (over-damped input, treated as critical)",mass=1 stiffness=100 damping=30,0.100000,1.000000000,0.264241118,3.678794412,derived (critical clamp per OpenSwiftUI)
"interpolatingSpring (over-damped input, treated as critical)",mass=1 stiffness=100 damping=30,0.300000,1.000000000,0.800851727,1.493612051,derived (critical clamp per OpenSwiftUI)
"interpolatingSpring (over-damped input, treated as critical)",mass=1 stiffness=100 damping=30,0.500000,1.000000000,0.959572318,0.336897350,derived (critical clamp per OpenSwiftUI)
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),1.200000,1.000000000,0.250000000,0.208333333,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),1.200000,1.000000000,0.093464651,0.140541207,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),1.200000,1.000000000,0.378138131,0.285060201,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),1.200000,1.000000000,0.129161931,0.220679550,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,1.200000,1.000000000,0.623753099,0.638615759,derived
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),1.440000,1.000000000,0.300000000,0.208333333,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),1.440000,1.000000000,0.129576761,0.160081108,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),1.440000,1.000000000,0.445185967,0.273637801,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),1.440000,1.000000000,0.187395907,0.264003716,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,1.440000,1.000000000,0.767693508,0.555801534,derived
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),2.400000,1.000000000,0.500000000,0.208333333,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),2.400000,1.000000000,0.315356813,0.223745579,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),2.400000,1.000000000,0.684643187,0.223745579,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),2.400000,1.000000000,0.500000000,0.359195402,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,2.400000,1.000000000,1.096451994,0.137839240,derived
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),3.360000,1.000000000,0.700000000,0.208333333,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),3.360000,1.000000000,0.554814033,0.273637801,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),3.360000,1.000000000,0.870423239,0.160081108,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),3.360000,1.000000000,0.812604093,0.264003716,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,3.360000,1.000000000,1.106438672,-0.070724472,derived
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),2.294400,1.000000000,0.478000000,0.208333333,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),2.294400,1.000000000,0.292052054,0.217604373,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),2.294400,1.000000000,0.660698572,0.229725037,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),2.294400,1.000000000,0.462115749,0.357867335,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,2.294400,1.000000000,1.079812794,0.177808537,derived; 108% readout measured (seed 004)
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),3.696000,1.000000000,0.770000000,0.208333333,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),3.696000,1.000000000,0.649445031,0.289586996,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),3.696000,1.000000000,0.919628218,0.132169822,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),3.696000,1.000000000,0.891155605,0.202551918,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,3.696000,1.000000000,1.079516939,-0.085729481,derived; 108% readout measured (seed 004)
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),4.080000,1.000000000,0.850000000,0.208333333,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),4.080000,1.000000000,0.764130597,0.307814964,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),4.080000,1.000000000,0.963422537,0.094803009,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),4.080000,1.000000000,0.954789693,0.128860114,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,4.080000,1.000000000,1.047020282,-0.080451536,derived
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),4.464000,1.000000000,0.930000000,0.208333333,derived; 99%/93% readout measured (seed 004)
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),4.464000,1.000000000,0.886034630,0.327626799,derived; 99%/93% readout measured (seed 004)
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),4.464000,1.000000000,0.991407307,0.049345776,derived; 99%/93% readout measured (seed 004)
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),4.464000,1.000000000,0.990453163,0.057656237,derived; 99%/93% readout measured (seed 004)
race lane spring,duration=1.2 bounce=0.45 speed=0.25,4.464000,1.000000000,1.019389643,-0.062125206,derived
race lane linear,duration=1.2 speed=0.25 (window 4.8 s),4.800000,1.000000000,1.000000000,,derived
race lane easeIn,duration=1.2 speed=0.25 (window 4.8 s),4.800000,1.000000000,1.000000000,,derived
race lane easeOut,duration=1.2 speed=0.25 (window 4.8 s),4.800000,1.000000000,1.000000000,0.000000000,derived
race lane easeInOut,duration=1.2 speed=0.25 (window 4.8 s),4.800000,1.000000000,1.000000000,0.000000000,derived
race lane spring,duration=1.2 bounce=0.45 speed=0.25,4.800000,1.000000000,1.001785403,-0.042555874,derived
race lane spring (challenge 1),duration=1.2 bounce=0 speed=0.25,1.200000,1.000000000,0.465583949,0.427435246,derived
race lane spring (challenge 1),duration=1.2 bounce=0 speed=0.25,2.400000,1.000000000,0.821025554,0.177710116,derived
race lane spring (challenge 1),duration=1.2 bounce=0 speed=0.25,4.464000,1.000000000,0.980160555,0.022174888,derived
race lane spring (challenge 1),duration=1.2 bounce=0 speed=0.25,4.800000,1.000000000,0.986399069,0.015359101,derived
race lane spring (challenge 1),duration=1.2 bounce=-0.3 speed=0.25,1.200000,1.000000000,0.372373479,0.324084096,derived
race lane spring (challenge 1),duration=1.2 bounce=-0.3 speed=0.25,2.400000,1.000000000,0.667381803,0.177557854,derived
race lane spring (challenge 1),duration=1.2 bounce=-0.3 speed=0.25,4.464000,1.000000000,0.889617244,0.059004957,derived
race lane spring (challenge 1),duration=1.2 bounce=-0.3 speed=0.25,4.800000,1.000000000,0.907764486,0.049304533,derived
edge1 notch with @Animatable,linear 6 from t=1; 10->40,2.000000,40.000000000,15.000000000,5.000000000,derived (seed 000 scene; picture measured)
edge1 notch without @Animatable,linear 6 from t=1; 10->40,2.000000,40.000000000,40.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge1 bar width,linear 6 from t=1; 20->260,2.000000,260.000000000,60.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge3 dot offset x,linear 6 from t=1; -120->120,2.000000,120.000000000,-80.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge3 bar offset x,jumps at t=1.1,2.000000,120.000000000,120.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge4 offset x after .animation(value:),linear 6 from t=1; -120->120,2.000000,120.000000000,-80.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge4 scoped opacity,linear 6 from t=1; 1->0.2,2.000000,0.200000000,0.866666667,-0.133333333,derived (seed 000 scene; picture measured)
edge10 rotation degrees,linear 6 from t=1; 0->90,2.000000,90.000000000,15.000000000,15.000000000,derived (seed 000 scene; picture measured)
edge10 bar width,linear 6 from t=1; 40->280,2.000000,280.000000000,80.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge1 notch with @Animatable,linear 6 from t=1; 10->40,4.000000,40.000000000,25.000000000,5.000000000,derived (seed 000 scene; picture measured)
edge1 notch without @Animatable,linear 6 from t=1; 10->40,4.000000,40.000000000,40.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge1 bar width,linear 6 from t=1; 20->260,4.000000,260.000000000,140.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge3 dot offset x,linear 6 from t=1; -120->120,4.000000,120.000000000,0.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge3 bar offset x,jumps at t=1.1,4.000000,120.000000000,120.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge4 offset x after .animation(value:),linear 6 from t=1; -120->120,4.000000,120.000000000,0.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge4 scoped opacity,linear 6 from t=1; 1->0.2,4.000000,0.200000000,0.600000000,-0.133333333,derived (seed 000 scene; picture measured)
edge10 rotation degrees,linear 6 from t=1; 0->90,4.000000,90.000000000,45.000000000,15.000000000,derived (seed 000 scene; picture measured)
edge10 bar width,linear 6 from t=1; 40->280,4.000000,280.000000000,160.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge1 notch with @Animatable,linear 6 from t=1; 10->40,5.500000,40.000000000,32.500000000,5.000000000,derived (seed 000 scene; picture measured)
edge1 notch without @Animatable,linear 6 from t=1; 10->40,5.500000,40.000000000,40.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge1 bar width,linear 6 from t=1; 20->260,5.500000,260.000000000,200.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge3 dot offset x,linear 6 from t=1; -120->120,5.500000,120.000000000,60.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge3 bar offset x,jumps at t=1.1,5.500000,120.000000000,120.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge4 offset x after .animation(value:),linear 6 from t=1; -120->120,5.500000,120.000000000,60.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge4 scoped opacity,linear 6 from t=1; 1->0.2,5.500000,0.200000000,0.400000000,-0.133333333,derived (seed 000 scene; picture measured)
edge10 rotation degrees,linear 6 from t=1; 0->90,5.500000,90.000000000,67.500000000,15.000000000,derived (seed 000 scene; picture measured)
edge10 bar width,linear 6 from t=1; 40->280,5.500000,280.000000000,220.000000000,40.000000000,derived (seed 000 scene; picture measured)
edge1 notch with @Animatable,linear 6 from t=1; 10->40,7.000000,40.000000000,40.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge1 notch without @Animatable,linear 6 from t=1; 10->40,7.000000,40.000000000,40.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge1 bar width,linear 6 from t=1; 20->260,7.000000,260.000000000,260.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge3 dot offset x,linear 6 from t=1; -120->120,7.000000,120.000000000,120.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge3 bar offset x,jumps at t=1.1,7.000000,120.000000000,120.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge4 offset x after .animation(value:),linear 6 from t=1; -120->120,7.000000,120.000000000,120.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge4 scoped opacity,linear 6 from t=1; 1->0.2,7.000000,0.200000000,0.200000000,0.000000000,derived (seed 000 scene; picture measured)
edge10 rotation degrees,linear 6 from t=1; 0->90,7.000000,90.000000000,90.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge10 bar width,linear 6 from t=1; 40->280,7.000000,280.000000000,280.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge5 right ring trim end,linear 6 from t=0; 0->0.75,1.000000,0.750000000,0.125000000,0.125000000,derived (seed 000 scene; picture measured)
edge5 right ring trim end,linear 6 from t=0; 0->0.75,3.000000,0.750000000,0.375000000,0.125000000,derived (seed 000 scene; picture measured)
edge5 right ring trim end,linear 6 from t=0; 0->0.75,6.000000,0.750000000,0.750000000,0.000000000,derived (seed 000 scene; picture measured)
edge6 circle diameter,linear 4 from t=1; 80->200,2.000000,200.000000000,110.000000000,30.000000000,derived (seed 000 scene; picture measured)
edge9 old text alpha weight (1-p),linear 4 from t=1,2.000000,0.000000000,0.750000000,-0.250000000,derived (seed 000 scene; picture measured)
edge6 circle diameter,linear 4 from t=1; 80->200,3.000000,200.000000000,140.000000000,30.000000000,derived (seed 000 scene; picture measured)
edge9 old text alpha weight (1-p),linear 4 from t=1,3.000000,0.000000000,0.500000000,-0.250000000,derived (seed 000 scene; picture measured)
edge6 circle diameter,linear 4 from t=1; 80->200,5.000000,200.000000000,200.000000000,0.000000000,derived (seed 000 scene; picture measured)
edge9 old text alpha weight (1-p),linear 4 from t=1,5.000000,0.000000000,0.000000000,0.000000000,derived (seed 000 scene; picture measured)
check-in notch 14->22,spring .5 bounce .3,0.100000,22.000000000,17.386416985,45.660466701,derived (seed 000)
check-in label opacity 0->1 (unclamped),spring .5 bounce .3,0.100000,1.000000000,0.423302123,5.707558338,derived (seed 000)
check-in notch 14->22,spring .5 bounce .3,0.250000,22.000000000,21.872699928,12.210117689,derived (seed 000)
check-in label opacity 0->1 (unclamped),spring .5 bounce .3,0.250000,1.000000000,0.984087491,1.526264711,derived (seed 000)
check-in notch 14->22,spring .5 bounce .3,0.500000,22.000000000,22.115987373,-1.687606559,derived (seed 000)
check-in label opacity 0->1 (unclamped),spring .5 bounce .3,0.500000,1.000000000,1.014498422,-0.210950820,derived (seed 000)
linear(1).delay(0.5),,0.500000,1.000000000,0.000000000,,derived
linear(1).delay(0.5),,1.000000,1.000000000,0.500000000,,derived
linear(1).delay(0.5),,1.500000,1.000000000,1.000000000,,derived
linear(1).speed(2),,0.250000,1.000000000,0.500000000,,derived
linear(1).delay(0.5).speed(2),"delay is inside speed: starts at .25, ends at .75",0.500000,1.000000000,0.500000000,,derived
linear(1).speed(2).delay(0.5),"starts at .5, ends at 1.0",0.750000,1.000000000,0.500000000,,derived
"linear(1).repeatCount(3, autoreverses: true)",total 3 s,0.250000,1.000000000,0.250000000,,derived
"linear(1).repeatCount(3, autoreverses: true)",total 3 s,1.000000,1.000000000,1.000000000,,derived
"linear(1).repeatCount(3, autoreverses: true)",total 3 s,1.250000,1.000000000,0.750000000,,derived
"linear(1).repeatCount(3, autoreverses: true)",total 3 s,2.000000,1.000000000,0.000000000,,derived
"linear(1).repeatCount(3, autoreverses: true)",total 3 s,2.250000,1.000000000,0.250000000,,derived
"linear(1).repeatCount(3, autoreverses: true)",total 3 s,3.000000,1.000000000,1.000000000,,derived
"linear(1).repeatCount(2, autoreverses: true)",total 2 s; value at and after 2.0 is 1 (snap),0.500000,1.000000000,0.500000000,,derived
"linear(1).repeatCount(2, autoreverses: true)",total 2 s; value at and after 2.0 is 1 (snap),1.000000,1.000000000,1.000000000,,derived
"linear(1).repeatCount(2, autoreverses: true)",total 2 s; value at and after 2.0 is 1 (snap),1.500000,1.000000000,0.500000000,,derived
"linear(1).repeatCount(2, autoreverses: true)",total 2 s; value at and after 2.0 is 1 (snap),1.999000,1.000000000,0.001000000,,derived
"linear(1).repeatCount(2, autoreverses: true)",removed,2.000000,1.000000000,1.000000000,,derived
"linear(1).repeatCount(2, autoreverses: false)",,0.500000,1.000000000,0.500000000,,derived
"linear(1).repeatCount(2, autoreverses: false)",,1.000000,1.000000000,1.000000000,,derived
"linear(1).repeatCount(2, autoreverses: false)",,1.500000,1.000000000,0.500000000,,derived
"linear(1).repeatCount(2, autoreverses: false)",,2.000000,1.000000000,1.000000000,,derived
linear(1).repeatForever(autoreverses: true),,0.500000,1.000000000,0.500000000,,derived
linear(1).repeatForever(autoreverses: true),,1.500000,1.000000000,0.500000000,,derived
linear(1).repeatForever(autoreverses: true),,7.250000,1.000000000,0.750000000,,derived
linear(1).repeatForever(autoreverses: false),,7.250000,1.000000000,0.250000000,,derived
easeInOut(1).repeatForever(autoreverses: true),,0.250000,1.000000000,0.129161931,,derived
easeInOut(1).repeatForever(autoreverses: true),,0.500000,1.000000000,0.500000000,,derived
easeInOut(1).repeatForever(autoreverses: true),,1.250000,1.000000000,0.870838069,,derived
easeInOut(1).repeatForever(autoreverses: true),,1.500000,1.000000000,0.500000000,,derived
retarget linear(1)->linear(1),"0->100 at t=0, back to 0 at t=0.4 (chasing combine)",0.400000,0.000000000,40.000000000,,derived (rule from OpenSwiftUI)
retarget linear(1)->linear(1),"0->100 at t=0, back to 0 at t=0.4 (chasing combine)",0.550000,0.000000000,46.750000000,,derived (rule from OpenSwiftUI)
retarget linear(1)->linear(1),"0->100 at t=0, back to 0 at t=0.4 (chasing combine)",0.700000,0.000000000,49.000000000,,derived (rule from OpenSwiftUI)
retarget linear(1)->linear(1),"0->100 at t=0, back to 0 at t=0.4 (chasing combine)",0.900000,0.000000000,45.000000000,,derived (rule from OpenSwiftUI)
retarget linear(1)->linear(1),"0->100 at t=0, back to 0 at t=0.4 (chasing combine)",1.000000,0.000000000,40.000000000,,derived (rule from OpenSwiftUI)
retarget linear(1)->linear(1),"0->100 at t=0, back to 0 at t=0.4 (chasing combine)",1.200000,0.000000000,20.000000000,,derived (rule from OpenSwiftUI)
retarget linear(1)->linear(1),"0->100 at t=0, back to 0 at t=0.4 (chasing combine)",1.400000,0.000000000,0.000000000,,derived (rule from OpenSwiftUI)
retarget easeOut(1)->easeInOut(0.5),"0->100 at t=0, to 50 at t=0.3 (chasing combine)",0.300000,50.000000000,44.518596747,,derived (rule from OpenSwiftUI)
retarget easeOut(1)->easeInOut(0.5),"0->100 at t=0, to 50 at t=0.3 (chasing combine)",0.400000,50.000000000,56.509216125,,derived (rule from OpenSwiftUI)
retarget easeOut(1)->easeInOut(0.5),"0->100 at t=0, to 50 at t=0.3 (chasing combine)",0.500000,50.000000000,62.336309180,,derived (rule from OpenSwiftUI)
retarget easeOut(1)->easeInOut(0.5),"0->100 at t=0, to 50 at t=0.3 (chasing combine)",0.600000,50.000000000,59.463305516,,derived (rule from OpenSwiftUI)
retarget easeOut(1)->easeInOut(0.5),"0->100 at t=0, to 50 at t=0.3 (chasing combine)",0.800000,50.000000000,50.000000000,,derived (rule from OpenSwiftUI)
"retarget spring(.5,0)->spring(.5,0)","0->100 at t=0, back to 0 at t=0.15 (merge, velocity kept)",0.150000,0.000000000,56.196045399,359.654231873,derived (rule documented; OpenSwiftUI)
"retarget spring(.5,0)->spring(.5,0)","0->100 at t=0, back to 0 at t=0.15 (merge, velocity kept)",0.200000,0.000000000,58.410423373,-165.396980121,derived (rule documented; OpenSwiftUI)
"retarget spring(.5,0)->spring(.5,0)","0->100 at t=0, back to 0 at t=0.15 (merge, velocity kept)",0.250000,0.000000000,46.328599712,-278.835665086,derived (rule documented; OpenSwiftUI)
"retarget spring(.5,0)->spring(.5,0)","0->100 at t=0, back to 0 at t=0.15 (merge, velocity kept)",0.300000,0.000000000,32.807348524,-250.437454409,derived (rule documented; OpenSwiftUI)
"retarget spring(.5,0)->spring(.5,0)","0->100 at t=0, back to 0 at t=0.15 (merge, velocity kept)",0.400000,0.000000000,13.943173261,-129.156194942,derived (rule documented; OpenSwiftUI)
"retarget spring(.5,0)->spring(.5,0)","0->100 at t=0, back to 0 at t=0.15 (merge, velocity kept)",0.600000,0.000000000,1.875611038,-19.838734124,derived (rule documented; OpenSwiftUI)
"retarget easeOut(1)->spring(.5,0)","0->100 at t=0, to 50 at t=0.3 (merge, velocity 0)",0.300000,50.000000000,44.518596747,0.000000000,derived (rule from OpenSwiftUI)
"retarget easeOut(1)->spring(.5,0)","0->100 at t=0, to 50 at t=0.3 (merge, velocity 0)",0.400000,50.000000000,46.479511516,24.635474961,derived (rule from OpenSwiftUI)
"retarget easeOut(1)->spring(.5,0)","0->100 at t=0, to 50 at t=0.3 (merge, velocity 0)",0.500000,50.000000000,48.440078632,14.022982557,derived (rule from OpenSwiftUI)
"retarget easeOut(1)->spring(.5,0)","0->100 at t=0, to 50 at t=0.3 (merge, velocity 0)",0.700000,50.000000000,49.783250440,2.271795874,derived (rule from OpenSwiftUI)
"retarget easeOut(1)->spring(.5,0)","0->100 at t=0, to 50 at t=0.3 (merge, velocity 0)",0.900000,50.000000000,49.975120747,0.276032032,derived (rule from OpenSwiftUI)
"challenge 5: spring(1.2,.45) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge)",0.300000,0.500000000,0.623753099,2.554463036,derived
"challenge 5: spring(1.2,.45) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge)",0.350000,0.500000000,0.675641680,-0.014760937,derived
"challenge 5: spring(1.2,.45) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge)",0.400000,0.500000000,0.652184176,-0.742774126,derived
"challenge 5: spring(1.2,.45) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge)",0.500000,0.500000000,0.576601816,-0.629719337,derived
"challenge 5: spring(1.2,.45) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge)",0.700000,0.500000000,0.511597895,-0.118778702,derived
"challenge 5: spring(1.2,.45) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge)",1.000000,0.500000000,0.500453874,-0.005081896,derived
"challenge 5: easeOut(1.2) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge, velocity 0)",0.300000,0.500000000,0.378138131,0.000000000,derived
"challenge 5: easeOut(1.2) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge, velocity 0)",0.400000,0.500000000,0.421732942,0.547692787,derived
"challenge 5: easeOut(1.2) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge, velocity 0)",0.500000,0.500000000,0.465320024,0.311757188,derived
"challenge 5: easeOut(1.2) interrupted by spring(.5,0)","0->1 at t=0, to 0.5 at t=0.3 (merge, velocity 0)",0.700000,0.500000000,0.495181251,0.050506281,derived
"residue: linear(1) 0->100 at t=0, plain write 40 at t=0.5",presented = 40 + 100p - 100,0.500000,40.000000000,-10.000000000,,derived (rule from OpenSwiftUI)
"residue: linear(1) 0->100 at t=0, plain write 40 at t=0.5",,0.750000,40.000000000,15.000000000,,derived (rule from OpenSwiftUI)
"residue: linear(1) 0->100 at t=0, plain write 40 at t=0.5",,1.000000,40.000000000,40.000000000,,derived (rule from OpenSwiftUI)
"LinearKeyframe(10, duration .4, easeInOut)",from 0,0.050000,10.000000000,0.311140501,,measured (MetalUI probe: 0.311); digits derived
"LinearKeyframe(10, duration .4, easeInOut)",from 0,0.100000,10.000000000,1.291619310,,measured (MetalUI probe: 1.292); digits derived
"LinearKeyframe(10, duration .4, easeInOut)",from 0,0.150000,10.000000000,2.927708024,,measured (MetalUI probe: 2.928); digits derived
"LinearKeyframe(10, duration .4, easeInOut)",from 0,0.200000,10.000000000,5.000000000,,measured (MetalUI probe: 5); digits derived
"LinearKeyframe(10, duration .4, easeInOut)",from 0,0.250000,10.000000000,7.072291976,,measured (MetalUI probe: 7.072); digits derived
"LinearKeyframe(10, duration .4, easeInOut)",from 0,0.300000,10.000000000,8.708380690,,measured (MetalUI probe: 8.708); digits derived
"LinearKeyframe(10, duration .4, easeInOut)",from 0,0.350000,10.000000000,9.688859499,,measured (MetalUI probe: 9.689); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.050000,0.000000000,1.796875000,,measured (MetalUI probe: 1.797); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.100000,0.000000000,5.625000000,,measured (MetalUI probe: 5.625); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.150000,0.000000000,9.140625000,,measured (MetalUI probe: 9.141); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.200000,0.000000000,10.000000000,,measured (MetalUI probe: 10); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.250000,0.000000000,6.406250000,,measured (MetalUI probe: 6.406); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.300000,0.000000000,-0.000000000,,measured (MetalUI probe: 0); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.350000,0.000000000,-6.406250000,,measured (MetalUI probe: -6.406); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.400000,0.000000000,-10.000000000,,measured (MetalUI probe: -10); digits derived
"CubicKeyframe 0->10->-10->0, .2 each",,0.500000,0.000000000,-5.625000000,,measured (MetalUI probe: -5.625); digits derived
CubicKeyframe 0->10(.1)->0(.3),,0.025000,0.000000000,1.562500000,,measured (MetalUI probe: 1.562); digits derived
CubicKeyframe 0->10(.1)->0(.3),,0.050000,0.000000000,5.000000000,,measured (MetalUI probe: 5); digits derived
CubicKeyframe 0->10(.1)->0(.3),,0.150000,0.000000000,9.259259259,,measured (MetalUI probe: 9.259); digits derived
CubicKeyframe 0->10(.1)->0(.3),,0.200000,0.000000000,7.407407407,,measured (MetalUI probe: 7.407); digits derived
CubicKeyframe 0->10(.1)->0(.3),,0.250000,0.000000000,5.000000000,,measured (MetalUI probe: 5); digits derived
CubicKeyframe 0->10(.2)->30(.2),,0.050000,30.000000000,0.859375000,,measured (MetalUI probe: 0.859); digits derived
CubicKeyframe 0->10(.2)->30(.2),,0.100000,30.000000000,3.125000000,,measured (MetalUI probe: 3.125); digits derived
CubicKeyframe 0->10(.2)->30(.2),,0.150000,30.000000000,6.328125000,,measured (MetalUI probe: 6.328); digits derived
CubicKeyframe 0->10(.2)->30(.2),,0.250000,30.000000000,15.234375000,,measured (MetalUI probe: 15.234); digits derived
CubicKeyframe 0->10(.2)->30(.2),,0.300000,30.000000000,21.875000000,,measured (MetalUI probe: 21.875); digits derived
CubicKeyframe 0->10(.2)->30(.2),,0.350000,30.000000000,27.578125000,,measured (MetalUI probe: 27.578); digits derived
CubicKeyframe 0->10(.1)->30(.3),,0.025000,30.000000000,1.210937500,,measured (MetalUI probe: 1.211); digits derived
CubicKeyframe 0->10(.1)->30(.3),,0.050000,30.000000000,4.062500000,,measured (MetalUI probe: 4.062); digits derived
CubicKeyframe 0->10(.1)->30(.3),,0.075000,30.000000000,7.382812500,,measured (MetalUI probe: 7.383); digits derived
CubicKeyframe 0->10(.1)->30(.3),,0.175000,30.000000000,16.289062500,,measured (MetalUI probe: 16.289); digits derived
CubicKeyframe 0->10(.1)->30(.3),,0.250000,30.000000000,22.812500000,,measured (MetalUI probe: 22.812); digits derived
CubicKeyframe 0->10(.1)->30(.3),,0.325000,30.000000000,27.929687500,,measured (MetalUI probe: 27.93); digits derived
CubicKeyframe 0->10(.4) startVelocity 50,,0.050000,10.000000000,2.343750000,,measured (MetalUI probe: 2.344); digits derived
CubicKeyframe 0->10(.4) startVelocity 50,,0.100000,10.000000000,4.375000000,,measured (MetalUI probe: 4.375); digits derived
CubicKeyframe 0->10(.4) startVelocity 50,,0.200000,10.000000000,7.500000000,,measured (MetalUI probe: 7.5); digits derived
CubicKeyframe 0->10(.4) startVelocity 50,,0.300000,10.000000000,9.375000000,,measured (MetalUI probe: 9.375); digits derived
"LinearKeyframe 10, CubicKeyframe 0, LinearKeyframe 5 (.2 each)",,0.250000,5.000000000,9.609375000,,measured (MetalUI probe: 9.609); digits derived
"LinearKeyframe 10, CubicKeyframe 0, LinearKeyframe 5 (.2 each)",,0.300000,5.000000000,5.625000000,,measured (MetalUI probe: 5.625); digits derived
"LinearKeyframe 10, CubicKeyframe 0, LinearKeyframe 5 (.2 each)",,0.350000,5.000000000,1.328125000,,measured (MetalUI probe: 1.328); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.050000,10.000000000,1.859689041,56.249111905,measured (MetalUI probe: 1.86); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.100000,10.000000000,4.655839487,51.292229541,measured (MetalUI probe: 4.656); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.150000,10.000000000,6.818991316,35.079124659,measured (MetalUI probe: 6.819); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.200000,10.000000000,8.210255536,21.325213894,measured (MetalUI probe: 8.21); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.250000,10.000000000,9.029241257,12.153722621,measured (MetalUI probe: 9.029); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.300000,10.000000000,9.486839474,6.649614645,measured (MetalUI probe: 9.487); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.350000,10.000000000,9.733862017,3.537114993,measured (MetalUI probe: 9.734); digits derived
"SpringKeyframe(10, duration .4, Spring(.4,0))",from 0,0.400000,10.000000000,9.863990685,1.843092100,measured (MetalUI probe: 9.864); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.050000,10.000000000,2.104503588,67.519493671,measured (MetalUI probe: 2.105); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.100000,10.000000000,5.613758932,65.988141882,measured (MetalUI probe: 5.614); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.150000,10.000000000,8.342585371,42.006285225,measured (MetalUI probe: 8.343); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.200000,10.000000000,9.840874910,19.078308889,measured (MetalUI probe: 9.841); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.250000,10.000000000,10.396433516,4.656742725,measured (MetalUI probe: 10.396); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.300000,10.000000000,10.440433936,-1.802301445,measured (MetalUI probe: 10.44); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.350000,10.000000000,10.298425162,-3.312206167,measured (MetalUI probe: 10.298); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.400000,10.000000000,10.144984216,-2.636885249,measured (MetalUI probe: 10.145); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.500000,10.000000000,9.993072749,-0.562491429,measured (MetalUI probe: 9.993); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.600000,10.000000000,9.981918277,0.129807980,measured (MetalUI probe: 9.982); digits derived
"SpringKeyframe(10, Spring(.4,.3))",default duration 1.273,0.800000,10.000000000,10.000715969,0.014490046,measured (MetalUI probe: 10.001); digits derived
SpringKeyframe default duration,"target delta 10, Spring(.4,.3), v0=0, epsilon 1e-4",,10.000000000,1.273008837,,measured (MetalUI probe: 1.273); digits derived
"LinearKeyframe(10,.2) then SpringKeyframe(0, duration .4, Spring(.4,0))",incoming velocity 50/s,0.250000,0.000000000,9.280156279,-51.356853926,measured (MetalUI probe: 9.28); digits derived
"LinearKeyframe(10,.2) then SpringKeyframe(0, duration .4, Spring(.4,0))",incoming velocity 50/s,0.300000,0.000000000,6.383558395,-57.225074471,measured (MetalUI probe: 6.384); digits derived
"LinearKeyframe(10,.2) then SpringKeyframe(0, duration .4, Spring(.4,0))",incoming velocity 50/s,0.400000,0.000000000,2.221883647,-25.952544389,measured (MetalUI probe: 2.222); digits derived
"LinearKeyframe(10,.2) then SpringKeyframe(0, duration .4, Spring(.4,0))",incoming velocity 50/s,0.600000,0.000000000,0.173358169,-2.336394400,measured (MetalUI probe: 0.173); digits derived
"seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)",,0.050000,0.000000000,8.437500000,,derived
"seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)",,0.100000,0.000000000,15.000000000,,derived
"seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)",,0.150000,0.000000000,-0.625000000,,derived
"seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)",,0.200000,0.000000000,-15.000000000,,derived
"seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)",,0.250000,0.000000000,-3.125000000,,derived
"seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)",,0.300000,0.000000000,10.000000000,,derived
"seed 003 bell rotation (Cubic 15,-15,10,-10,0; .1 each)",,0.450000,0.000000000,-5.625000000,,derived
"seed 003 bell scale (Cubic 1.1,1.0; .25 each)",from 1,0.125000,1.000000000,1.050000000,,derived
"seed 003 bell scale (Cubic 1.1,1.0; .25 each)",from 1,0.250000,1.000000000,1.100000000,,derived
"seed 003 bell scale (Cubic 1.1,1.0; .25 each)",from 1,0.375000,1.000000000,1.050000000,,derived
"seed 003 KeyframeTimeline scale (Cubic 1.2,1.0; .25 each)",from 1,0.125000,1.000000000,1.100000000,,derived
"seed 003 KeyframeTimeline scale (Cubic 1.2,1.0; .25 each)",from 1,0.250000,1.000000000,1.200000000,,derived
"seed 003 KeyframeTimeline scale (Cubic 1.2,1.0; .25 each)",from 1,0.375000,1.000000000,1.100000000,,derived
"seed 003 bounce scale (SpringKeyframe 1.2/.15, 0.9/.1, 1.0/.15, Spring())",from 1,0.075000,1.000000000,1.048618379,0.922992306,derived
"seed 003 bounce scale (SpringKeyframe 1.2/.15, 0.9/.1, 1.0/.15, Spring())",from 1,0.150000,1.000000000,1.112392091,0.719308464,derived
"seed 003 bounce scale (SpringKeyframe 1.2/.15, 0.9/.1, 1.0/.15, Spring())",from 1,0.200000,1.000000000,1.103689701,-0.752019273,derived
"seed 003 bounce scale (SpringKeyframe 1.2/.15, 0.9/.1, 1.0/.15, Spring())",from 1,0.250000,1.000000000,1.056883244,-1.007108706,derived
"seed 003 bounce scale (SpringKeyframe 1.2/.15, 0.9/.1, 1.0/.15, Spring())",from 1,0.325000,1.000000000,1.013623054,-0.285087485,derived
"seed 003 bounce scale (SpringKeyframe 1.2/.15, 0.9/.1, 1.0/.15, Spring())",from 1,0.400000,1.000000000,1.001979837,-0.069259869,derived
"seed 003 bounce verticalOffset (Linear -20/.15, 0/.25)",from 0,0.075000,0.000000000,-10.000000000,,derived
"seed 003 bounce verticalOffset (Linear -20/.15, 0/.25)",from 0,0.150000,0.000000000,-20.000000000,,derived
"seed 003 bounce verticalOffset (Linear -20/.15, 0/.25)",from 0,0.275000,0.000000000,-10.000000000,,derived
"seed 003 bounce verticalOffset (Linear -20/.15, 0/.25)",from 0,0.400000,0.000000000,0.000000000,,derived
colour pure red -> pure blue channel R (0-255),FF0000->0000FF,0.500000,0.000000000,140.362470884,,"measured (MetalUI gradient probe: 140,83,162 / 99); digits derived"
colour pure red -> pure blue channel G (0-255),FF0000->0000FF,0.500000,0.000000000,83.033274220,,"measured (MetalUI gradient probe: 140,83,162 / 99); digits derived"
colour pure red -> pure blue channel B (0-255),FF0000->0000FF,0.500000,255.000000000,162.307678376,,"measured (MetalUI gradient probe: 140,83,162 / 99); digits derived"
colour black -> white channel R (0-255),000000->FFFFFF,0.250000,255.000000000,33.532350452,,derived (perceptual space measured)
colour black -> white channel G (0-255),000000->FFFFFF,0.250000,255.000000000,33.532350452,,derived (perceptual space measured)
colour black -> white channel B (0-255),000000->FFFFFF,0.250000,255.000000000,33.532350452,,derived (perceptual space measured)
colour black -> white channel R (0-255),000000->FFFFFF,0.500000,255.000000000,99.086079057,,"measured (MetalUI gradient probe: 140,83,162 / 99); digits derived"
colour black -> white channel G (0-255),000000->FFFFFF,0.500000,255.000000000,99.086079057,,"measured (MetalUI gradient probe: 140,83,162 / 99); digits derived"
colour black -> white channel B (0-255),000000->FFFFFF,0.500000,255.000000000,99.086079057,,"measured (MetalUI gradient probe: 140,83,162 / 99); digits derived"
colour black -> white channel R (0-255),000000->FFFFFF,0.750000,255.000000000,173.741979165,,derived (perceptual space measured)
colour black -> white channel G (0-255),000000->FFFFFF,0.750000,255.000000000,173.741979165,,derived (perceptual space measured)
colour black -> white channel B (0-255),000000->FFFFFF,0.750000,255.000000000,173.741979165,,derived (perceptual space measured)
colour orange -> purple (light) channel R (0-255),FF8D28->CB30E0,0.250000,203.000000000,240.200792644,,derived (perceptual space measured)
colour orange -> purple (light) channel G (0-255),FF8D28->CB30E0,0.250000,48.000000000,126.987311072,,derived (perceptual space measured)
colour orange -> purple (light) channel B (0-255),FF8D28->CB30E0,0.250000,224.000000000,113.618614397,,derived (perceptual space measured)
colour orange -> purple (light) channel R (0-255),FF8D28->CB30E0,0.500000,203.000000000,226.436778533,,derived (perceptual space measured)
colour orange -> purple (light) channel G (0-255),FF8D28->CB30E0,0.500000,48.000000000,109.698936121,,derived (perceptual space measured)
colour orange -> purple (light) channel B (0-255),FF8D28->CB30E0,0.500000,224.000000000,156.469946798,,derived (perceptual space measured)
colour orange -> purple (light) channel R (0-255),FF8D28->CB30E0,0.750000,203.000000000,213.945100788,,derived (perceptual space measured)
colour orange -> purple (light) channel G (0-255),FF8D28->CB30E0,0.750000,48.000000000,86.563693628,,derived (perceptual space measured)
colour orange -> purple (light) channel B (0-255),FF8D28->CB30E0,0.750000,224.000000000,191.912609128,,derived (perceptual space measured)
colour blue -> red (light) channel R (0-255),0088FF->FF383C,0.500000,255.000000000,171.554773655,,derived (perceptual space measured)
colour blue -> red (light) channel G (0-255),0088FF->FF383C,0.500000,56.000000000,120.949842680,,derived (perceptual space measured)
colour blue -> red (light) channel B (0-255),0088FF->FF383C,0.500000,60.000000000,168.016123446,,derived (perceptual space measured)
FluidSpring removal time,smooth |delta|=1,,1.000000000,0.803333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,smooth |delta|=0.5,,0.500000000,0.740000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,smooth |delta|=30,,30.000000000,1.103333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,smooth |delta|=100,,100.000000000,1.206666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,smooth |delta|=240,,240.000000000,1.280000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,snappy |delta|=1,,1.000000000,0.550000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,snappy |delta|=0.5,,0.500000000,0.540000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,snappy |delta|=30,,30.000000000,0.993333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,snappy |delta|=100,,100.000000000,1.020000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,snappy |delta|=240,,240.000000000,1.026666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,bouncy |delta|=1,,1.000000000,0.766666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,bouncy |delta|=0.5,,0.500000000,0.746666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,bouncy |delta|=30,,30.000000000,1.120000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,bouncy |delta|=100,,100.000000000,1.133333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,bouncy |delta|=240,,240.000000000,1.446666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.5,.825) |delta|=1",,1.000000000,0.523333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.5,.825) |delta|=0.5",,0.500000000,0.516666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.5,.825) |delta|=30",,30.000000000,0.953333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.5,.825) |delta|=100",,100.000000000,0.963333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.5,.825) |delta|=240",,240.000000000,1.306666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(1.2,.45) |delta|=1",,1.000000000,1.646666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(1.2,.45) |delta|=0.5",,0.500000000,1.646666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(1.2,.45) |delta|=30",,30.000000000,3.016666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(1.2,.45) |delta|=100",,100.000000000,3.650000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(1.2,.45) |delta|=240",,240.000000000,3.736666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.6,.4) |delta|=1",,1.000000000,0.850000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.6,.4) |delta|=0.5",,0.500000000,0.843333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.6,.4) |delta|=30",,30.000000000,1.576666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.6,.4) |delta|=100",,100.000000000,1.600000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,"spring(.6,.4) |delta|=240",,240.000000000,1.943333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,interactive |delta|=1,,1.000000000,0.290000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,interactive |delta|=0.5,,0.500000000,0.276666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,interactive |delta|=30,,30.000000000,0.310000000,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,interactive |delta|=100,,100.000000000,0.423333333,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
FluidSpring removal time,interactive |delta|=240,,240.000000000,0.436666667,,"derived (threshold rule from OpenSwiftUI, closed form on 1/300 s grid)"
interpolatingSpring removal time,stiffness=170 damping=15 v0=0,,1.000000000,0.992036064,,derived
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",0.250000,0.000000000,-8.210255536,-17.060171115,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",0.500000,0.000000000,-9.863990685,-1.474473680,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",0.750000,0.000000000,6.428923817,34.024765553,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",1.000000,0.000000000,9.728454476,2.943440370,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",1.250000,0.000000000,-2.332183616,-25.399400791,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",1.500000,0.000000000,-4.796930947,-2.200711966,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",1.750000,0.000000000,3.222824360,16.917400268,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",2.000000,0.000000000,4.864697762,1.466244008,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",2.250000,0.000000000,0.886497126,-8.434953536,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",2.500000,0.000000000,0.067533484,-0.731752912,derived (logical completion 0.5 s + merge)
phaseAnimator shake offset (seed 003),"[0,-10,10,-5,5,0], default animation; trigger at t=0",2.750000,0.000000000,0.004181290,-0.047492028,derived (logical completion 0.5 s + merge)
phaseAnimator pulse scale (seed 003),"[1.0,1.2,1.0] endless, default animation, appears at t=0",0.250000,1.200000000,1.164205111,0.341203422,derived (logical completion 0.5 s + merge)
phaseAnimator pulse scale (seed 003),"[1.0,1.2,1.0] endless, default animation, appears at t=0",0.500000,1.000000000,1.197279814,0.029489474,derived (logical completion 0.5 s + merge)
phaseAnimator pulse scale (seed 003),"[1.0,1.2,1.0] endless, default animation, appears at t=0",0.750000,1.000000000,1.035626634,-0.339291889,derived (logical completion 0.5 s + merge)
phaseAnimator pulse scale (seed 003),"[1.0,1.2,1.0] endless, default animation, appears at t=0",1.000000,1.200000000,1.002710724,-0.029379334,derived (logical completion 0.5 s + merge)
phaseAnimator pulse scale (seed 003),"[1.0,1.2,1.0] endless, default animation, appears at t=0",1.250000,1.200000000,1.164372862,0.339297838,derived (logical completion 0.5 s + merge)
"reset trap: coalesced 0 then 1 while presented at 0.6 (nothing running, model .6)",linear 1.2,0.000000,1.000000000,0.600000000,,"derived (coalescing measured, seed 004)"
"reset trap: coalesced 0 then 1 while presented at 0.6 (nothing running, model .6)",linear 1.2,0.600000,1.000000000,0.800000000,,"derived (coalescing measured, seed 004)"
"reset trap: coalesced 0 then 1 while presented at 0.6 (nothing running, model .6)",linear 1.2,1.200000,1.000000000,1.000000000,,"derived (coalescing measured, seed 004)"
CustomAnimation linear(2),value.scaled(t/d); time<=d,0.500000,100.000000000,25.000000000,50.000000000,derived (seed 001)
rotation 90 degrees vector component,radians*128,,90.000000000,201.061929830,,measured (MetalUI probe 201.062); digits derived
trim delta 0.6 vector component,fraction*128,,0.600000000,76.800000000,,measured (MetalUI probe 76.8)
text cross-fade weights,"linear p=.25: old .75, new .25",0.250000,1.000000000,0.250000000,,derived
"""#
